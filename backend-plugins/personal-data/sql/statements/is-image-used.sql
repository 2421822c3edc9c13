-- Whether someone else uploaded the picture $1 or anything shows it: identical files share a name.
SELECT EXISTS (SELECT FROM image_upload WHERE image_key = $1)
       OR EXISTS (SELECT FROM shop_profile WHERE image LIKE '%' || $1 || '%')
       OR EXISTS (SELECT FROM image WHERE url LIKE '%' || $1 || '%')
       OR EXISTS (SELECT FROM product WHERE thumbnail LIKE '%' || $1 || '%')
       OR EXISTS (SELECT FROM line_item WHERE thumbnail LIKE '%' || $1 || '%') AS is_used
