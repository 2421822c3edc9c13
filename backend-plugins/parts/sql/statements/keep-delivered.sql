-- Adds the machine $3 with the serial number $4, whose key is $5, to those of the customer $2, if they do not have it yet
-- and have fewer than $6; returns the id $1 then.
INSERT INTO owned_machine (id, customer_id, product_id, serial, serial_key)
SELECT $1, $2::varchar, $3::varchar, $4, $5::serial_key
 WHERE (SELECT count(*) FROM owned_machine WHERE customer_id = $2) < $6
   AND NOT EXISTS (SELECT FROM owned_machine WHERE customer_id = $2 AND product_id = $3 AND serial_key = $5)
    ON CONFLICT DO NOTHING
RETURNING id
