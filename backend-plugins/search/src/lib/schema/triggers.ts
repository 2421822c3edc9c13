/** The tables that make up a product: the ids of the products that a row (`%row`) belongs to. */
const PRODUCTS_OF = {
  product: 'SELECT %row.id',
  product_variant: 'SELECT %row.product_id',
  product_variant_money_amount: 'SELECT product_id FROM product_variant WHERE id = %row.variant_id',
  money_amount: `SELECT variant.product_id FROM product_variant_money_amount link
                   JOIN product_variant variant ON variant.id = link.variant_id
                  WHERE link.money_amount_id = %row.id`,
  product_category_product: 'SELECT %row.product_id',
  product_rating: 'SELECT %row.product_id',
};

/**
 * The columns whose updates concern the search; of other tables, any update does. A condition of a
 * trigger costs an order almost nothing: its update of the stock stops there unless it crosses 0.
 */
const SEARCHED: Partial<Record<keyof typeof PRODUCTS_OF, string[]>> = {
  product: [
    'title',
    'description',
    'status',
    'created_at',
    'deleted_at',
    "metadata->'specifications'",
  ],
  product_variant: [
    ...['product_id', 'sku', 'barcode', 'ean', 'upc', 'variant_rank', 'created_at', 'deleted_at'],
    'inventory_quantity > 0',
  ],
  money_amount: [
    ...['amount', 'currency_code', 'price_list_id', 'region_id', 'min_quantity', 'max_quantity'],
    'deleted_at',
  ],
};

const rowOf = (row: string, columns: string[]) =>
  `(${columns.map((column) => `${row}.${column}`).join(', ')})`;

const conditionOf = (columns: string[] | undefined) =>
  columns ? `WHEN (${rowOf('OLD', columns)} IS DISTINCT FROM ${rowOf('NEW', columns)})` : '';

const noteAs = (row: string, products: string) => `
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (${products.replace('%row', row)}) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING`;

const noting = Object.entries(PRODUCTS_OF).map(
  ([table, products]) => `
CREATE FUNCTION catalogue_search_note_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN ${noteAs('OLD', products)};
  END IF;
  IF TG_OP <> 'DELETE' THEN ${noteAs('NEW', products)};
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON ${table}
FOR EACH ROW EXECUTE FUNCTION catalogue_search_note_${table}();
CREATE TRIGGER catalogue_search_updates AFTER UPDATE ON ${table}
FOR EACH ROW ${conditionOf(SEARCHED[table as keyof typeof PRODUCTS_OF])}
EXECUTE FUNCTION catalogue_search_note_${table}();
`,
);

/** Lets the first of the deferred calls do the work of all. */
export const AT_COMMIT = `-- The first of the deferred calls does the work of all.
CREATE FUNCTION catalogue_search_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  WITH taken AS (
    DELETE FROM catalogue_search_pending WHERE xid = NEW.xid RETURNING product_id)
  SELECT array_agg(product_id) INTO ids FROM taken;
  IF ids IS NOT NULL THEN PERFORM catalogue_search_refresh(ids); END IF;
  RETURN NULL;
END $$;
`;

/**
 * The triggers that keep the search in the transaction of a change, whatever makes it. They only note
 * the products; each is brought up to date once, when the transaction commits.
 */
export const TRIGGERS = `
-- The products that a transaction has changed. Empty after each commit, and after a crash.
CREATE UNLOGGED TABLE catalogue_search_pending (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  product_id text NOT NULL,
  PRIMARY KEY (xid, product_id)
);

${AT_COMMIT}CREATE CONSTRAINT TRIGGER catalogue_search_at_commit AFTER INSERT ON catalogue_search_pending
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_search_at_commit();

-- A category only gets a number, and the words of its name: its products stay as they are.
CREATE FUNCTION catalogue_search_keep_category(id text, name text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_search_category (category_id, words)
  VALUES (id, catalogue_search_lexemes(catalogue_search_split(name), false))
  ON CONFLICT (category_id) DO UPDATE SET words = excluded.words;
  SELECT catalogue_search_learn(catalogue_search_split(name));
$$;
CREATE FUNCTION catalogue_search_on_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM catalogue_search_category WHERE category_id = OLD.id;
  ELSE
    PERFORM catalogue_search_keep_category(NEW.id, NEW.name);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON product_category
FOR EACH ROW EXECUTE FUNCTION catalogue_search_on_category();
CREATE TRIGGER catalogue_search_updates AFTER UPDATE OF name ON product_category
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
EXECUTE FUNCTION catalogue_search_on_category();
${noting.join('')}`;
