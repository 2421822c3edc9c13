-- The serial schemes by name, with the number of machines that have each.
SELECT name, pattern, family, sequence, alphabets,
       (SELECT count(*)::int FROM machine WHERE serial_scheme = name) AS machines
  FROM serial_scheme ORDER BY name
