-- Drafts are few among many products; their list for staff is in this order. Must match is_draft in sold-products.sql.
CREATE INDEX product_draft ON product (created_at DESC, id) WHERE status <> 'published' AND deleted_at IS NULL
