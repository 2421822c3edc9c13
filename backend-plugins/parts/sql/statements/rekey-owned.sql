-- Sets the keys ($3) of the numbers ($2) that customers have of the machines $1; null for one that cannot be read.
UPDATE owned_machine own SET serial_key = given.key
  FROM unnest($2::text[], $3::text[]) given (serial, key)
 WHERE own.product_id = ANY ($1) AND own.serial = given.serial AND own.serial_key IS DISTINCT FROM given.key
