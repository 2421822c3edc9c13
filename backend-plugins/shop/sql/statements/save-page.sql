-- Adds or changes the page $1; returns its German texts, or no row if nothing changes. Topics and German texts that are
-- null stay. Pages of one transaction have the order in which they were added.
INSERT INTO shop_page AS page (slug, title, text, topics, title_de, text_de, created_at)
VALUES ($1, $2, $3, coalesce($4, ''), coalesce($5, ''), coalesce($6, ''), clock_timestamp())
    ON CONFLICT (slug) DO UPDATE
       SET title = excluded.title, text = excluded.text, topics = coalesce($4, page.topics),
           title_de = coalesce($5, page.title_de), text_de = coalesce($6, page.text_de),
           updated_at = greatest(now(), page.updated_at + interval '1 millisecond')
     WHERE (page.title, page.text, page.topics, page.title_de, page.text_de)
           IS DISTINCT FROM (excluded.title, excluded.text, coalesce($4, page.topics), coalesce($5, page.title_de),
                             coalesce($6, page.text_de))
RETURNING title_de, text_de
