UPDATE shop
   SET name = $1, logo = $2, icon = $3, colors = $4, maker = $5, delivery = $6, tax = $7, home = $8, navigation = $9,
       updated_at = greatest(now(), updated_at + interval '1 millisecond')
