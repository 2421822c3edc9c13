-- Adds or changes the page $1; returns no row if nothing changes. Topics that are null stay. Pages
-- of one transaction have the order in which they were added.
INSERT INTO shop_page AS page (slug, title, text, topics, created_at)
VALUES ($1, $2, $3, coalesce($4, ''), clock_timestamp())
    ON CONFLICT (slug) DO UPDATE
       SET title = excluded.title, text = excluded.text, topics = coalesce($4, page.topics),
           updated_at = greatest(now(), page.updated_at + interval '1 millisecond')
     WHERE (page.title, page.text, page.topics)
           IS DISTINCT FROM (excluded.title, excluded.text, coalesce($4, page.topics))
RETURNING slug
