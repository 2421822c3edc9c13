-- The parts of the machines of the customer $1 at their serial numbers and options, whose number begins with $2, or which
-- have the words $3; all of them without either. The machines of a part are those that list it.
SELECT part.number, part.printed, part.name, part.product_id AS "productId", found.machines
  FROM (SELECT fitment.part, array_agg(DISTINCT own.id) AS machines
          FROM owned_machine own JOIN part_fitment fitment ON fitment.product_id = own.product_id
           AND (own.serial_key IS NULL OR own.serial_key BETWEEN fitment.from_key AND fitment.to_key)
           AND (own.options IS NULL OR fitment.usable_on = '{}' OR fitment.usable_on && own.options)
               JOIN part ON part.number = fitment.part
         WHERE own.customer_id = $1
           AND ($2::text IS NULL AND $3::text IS NULL OR part.number LIKE $2 || '%' OR part.words @@ $3::tsquery)
         GROUP BY fitment.part ORDER BY fitment.part LIMIT 20) found
       JOIN part ON part.number = found.part
 ORDER BY part.number
