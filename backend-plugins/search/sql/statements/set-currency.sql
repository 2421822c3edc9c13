WITH changed AS (
  UPDATE catalogue_search_setting SET currency = $1, filled_up_to = '' WHERE currency <> $1
  RETURNING filled_up_to)
SELECT EXISTS (SELECT FROM changed) AS "isChanged",
       coalesce((SELECT filled_up_to FROM changed), filled_up_to) AS "filledUpTo"
  FROM catalogue_search_setting
