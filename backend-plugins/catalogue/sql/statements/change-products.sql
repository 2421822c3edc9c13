UPDATE product
   SET title = coalesce(change->>'title', title),
       description = coalesce(change->>'description', description),
       thumbnail = coalesce(change->>'thumbnail', thumbnail),
       metadata = CASE WHEN jsonb_typeof(metadata) = 'object' THEN metadata ELSE '{}' END
                  || coalesce(change->'metadata', '{}'),
       updated_at = now()
  FROM import_rows($1)
 WHERE id = product_id AND deleted_at IS NULL
