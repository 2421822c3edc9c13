-- must match related_products() in related.sql for the planner to use the index
CREATE INDEX product_related ON product USING gin ((metadata->'related') jsonb_path_ops)
  WHERE metadata->'related' IS NOT NULL;
