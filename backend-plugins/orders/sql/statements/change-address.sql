-- Changes the address that the order $1 goes to: first and last name, phone and address, each where it is given. Returns
-- a row if it was another.
UPDATE address
   SET first_name = given.first_name, last_name = given.last_name, phone = given.phone, address_1 = given.address,
       updated_at = now()
  FROM (SELECT former.id, coalesce($2, former.first_name) AS first_name, coalesce($3, former.last_name) AS last_name,
               coalesce($4, former.phone) AS phone, coalesce($5, former.address_1) AS address
          FROM "order" JOIN address former ON former.id = shipping_address_id WHERE "order".id = $1) AS given
 WHERE address.id = given.id
   AND (address.first_name, address.last_name, address.phone, address.address_1)
       IS DISTINCT FROM (given.first_name, given.last_name, given.phone, given.address)
RETURNING address.id
