SELECT shop.*,
       ARRAY(SELECT jsonb_build_object('slug', slug, 'title', title, 'title_de', title_de, 'topics', topics)
               FROM shop_page ORDER BY created_at, slug) AS pages
  FROM shop
