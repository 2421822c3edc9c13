-- Pins the note $2 about the customer $1, or unpins it unless $3; says whether that changed it.
WITH known AS (
  SELECT id, is_pinned(metadata) <> $3 AS changes
    FROM note WHERE id = $2 AND resource_type = 'customer' AND resource_id = $1 AND deleted_at IS NULL
     FOR UPDATE
), pinned AS (
  UPDATE note SET metadata = coalesce(metadata, '{}') || jsonb_build_object('pinned', $3::bool), updated_at = now()
    FROM known WHERE note.id = known.id AND changes
)
SELECT changes FROM known
