-- Stores the snapshot ($1) and epoch ($2) up to which the changes of products have been read.
UPDATE webhook_product_progress SET seen = $1, epoch = $2::uuid, seen_at = now()
