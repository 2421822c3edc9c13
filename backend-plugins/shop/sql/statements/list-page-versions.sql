SELECT version.id::text AS id, title, text, title_de, text_de, saved_at, lower(customer.email) AS saved_by
  FROM shop_page_version version LEFT JOIN customer ON customer.id = version.saved_by
 WHERE slug = $1 ORDER BY version.id DESC LIMIT $2 OFFSET $3
