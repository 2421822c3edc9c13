-- Whether the buyer's data has been erased: no search finds the order by what is kept of it.
ALTER TABLE storefront_order ADD COLUMN is_erased boolean NOT NULL DEFAULT false;
