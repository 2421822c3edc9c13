SELECT shop.*,
       ARRAY(SELECT jsonb_build_object('slug', slug, 'title', title, 'topics', topics)
               FROM shop_page ORDER BY created_at, slug) AS pages
  FROM shop
