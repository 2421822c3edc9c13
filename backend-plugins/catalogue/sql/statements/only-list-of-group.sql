-- The name of a price list that is for the group $1 and no other.
SELECT name FROM price_list JOIN price_list_customer_groups own ON own.price_list_id = price_list.id
 WHERE own.customer_group_id = $1 AND deleted_at IS NULL
   AND NOT EXISTS (SELECT FROM price_list_customer_groups other
                    WHERE other.price_list_id = own.price_list_id
                      AND other.customer_group_id <> own.customer_group_id)
 ORDER BY name LIMIT 1
