-- The entries of the history about the customer $1, their orders and their reviews, oldest first, without who acted.
SELECT at, action, subject, before - ARRAY['note', 'pinned_note'] AS before,
       after - ARRAY['note', 'pinned_note'] AS after
  FROM audit_entry
 WHERE subject = ANY (ARRAY[$1] || ARRAY(SELECT order_id FROM storefront_order WHERE customer_id = $1)
                      || ARRAY(SELECT id FROM shop_review WHERE customer_id = $1))
 ORDER BY at, id
