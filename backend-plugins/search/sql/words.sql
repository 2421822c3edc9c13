-- The words of texts: folding, splitting into words and numbers, units, and what a text is found by.
--
-- Functions in SQL are those that PostgreSQL inlines, which is why some are not declared STRICT. Where it could not,
-- PL/pgSQL keeps the plan instead of making it again for each call.

-- Lower case without accents, whatever the locale of the database. Compatibility forms, such as
-- full-width letters and ligatures, become plain ones.
CREATE OR REPLACE FUNCTION catalogue_search_fold(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN written ~ '[^\x01-\x7F]' THEN
    normalize(replace(replace(replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(regexp_replace(written, '([½¼¾⅛⅜⅝⅞⅓⅔])', ' \1', 'g'), NFKD),
          '[\u0300-\u036F]', '', 'g') COLLATE "C"),
        'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖØøŁłĐđÐðÞþ٠١٢٣٤٥٦٧٨٩×–—‐‑‒⁄”“', 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґαβγδεζηθικλμνξοπρστυφχψωσաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆoollddddþþ0123456789x-----/""'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '′′', '"'), NFC)
  ELSE lower(written COLLATE "C") END
$$;

-- Numbers in one form: 1,850 is 1850, 1,5 is 1.5, and 5 1/2 is 5.5.
CREATE OR REPLACE FUNCTION catalogue_search_plain_numbers(folded text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  plain text := folded;
  fraction text[];
BEGIN
  IF plain ~ '[0-9],[0-9]' THEN
    FOR round IN 1..2 LOOP -- millions have two commas, and a match ends at the next one
      plain := regexp_replace(plain, '([0-9]),([0-9]{3})(?![0-9])', '\1\2', 'g');
    END LOOP;
    plain := regexp_replace(plain, '([0-9]),([0-9]{1,2})(?![0-9])', '\1.\2', 'g');
  END IF;
  IF plain ~ '[0-9]/[0-9]' THEN
    FOREACH fraction SLICE 1 IN ARRAY ARRAY[
      ['1/2', '.5'], ['1/4', '.25'], ['3/4', '.75'], ['1/8', '.125'], ['3/8', '.375'],
      ['5/8', '.625'], ['7/8', '.875'], ['1/3', '.33'], ['2/3', '.67']]
    LOOP
      plain := regexp_replace(plain, '(?<![0-9/.])([0-9]{1,3})[ -]+' || fraction[1] || '(?![0-9/.])',
                              '\1' || fraction[2], 'g');
      plain := regexp_replace(plain, '(?<![0-9/.])' || fraction[1] || '(?![0-9/.])',
                              '0' || fraction[2], 'g');
    END LOOP;
  END IF;
  RETURN plain;
END $$;

-- Words and numbers in order: 'PTO 5½″ T-120' is {pto,5.5,",t,120}.
CREATE OR REPLACE FUNCTION catalogue_search_split(written text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(left(token[1], 60)), '{}')
      FROM regexp_matches(
             catalogue_search_plain_numbers(catalogue_search_fold(left(written, 20000))),
             '[\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF]+|[\u3041-\u3096\u3099\u309A\u309D-\u309F]+|[\u3005-\u3007\u3400-\u9FFF]+|[a-z\u00DF-\u00F6\u00F8-\u02AF\u0370-\u037D\u037F-\u1FFF\u2C00-\u2DFF\u3105-\u318F\uA000-\uD7A3\uF900-\uFAFF]+|[0-9]+(?:\.[0-9]+)?|[%"°]', 'g') AS token);
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_is_word(token text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT token !~ '^[0-9%"°]'
$$;

-- The stem of a word; the word itself if it is a stop word, which no text is found by.
CREATE OR REPLACE FUNCTION catalogue_search_stem(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce((ts_lexize('english_stem', word))[1], word)
$$;

CREATE OR REPLACE FUNCTION catalogue_search_is_stop_word(word text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT ts_lexize('english_stem', word) = '{}'
$$;

-- German words are found by their stems behind a mark that no other lexeme has, and by what begins with these: Scheiben
-- finds Scheibe and Scheibenegge. NULL for a stop word.
CREATE OR REPLACE FUNCTION catalogue_search_german(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ':de:' || (ts_lexize('german_stem', word))[1]
$$;

CREATE OR REPLACE FUNCTION catalogue_search_german_lexemes(written text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(DISTINCT catalogue_search_german(word)), '{}')
      FROM unnest(catalogue_search_split(coalesce(written, ''))) AS word
     WHERE catalogue_search_is_word(word) AND catalogue_search_german(word) IS NOT NULL);
END $$;

-- The stems of a phrase, with spaces between them: how synonyms are stored.
CREATE OR REPLACE FUNCTION catalogue_search_stems(words text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN (
    SELECT string_agg(catalogue_search_stem(word), ' ' ORDER BY place)
      FROM unnest(words) WITH ORDINALITY AS phrase (word, place));
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_as_digits(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce('{
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10", "twelve": "12", "twenty": "20"
  }'::jsonb ->> word, word)
$$;

-- The factor and the name of the unit that a word or sign means; NULL for another word.
CREATE OR REPLACE FUNCTION catalogue_search_unit(token text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT '{
    "m": "1000 mm", "metre": "1000 mm", "metres": "1000 mm", "meter": "1000 mm", "meters": "1000 mm",
    "metros": "1000 mm",
    "cm": "10 mm", "centimetre": "10 mm", "centimetres": "10 mm", "centimeter": "10 mm",
    "centimeters": "10 mm", "mm": "1 mm", "millimetre": "1 mm", "millimetres": "1 mm",
    "millimeter": "1 mm", "millimeters": "1 mm",
    "l": "1 l", "litre": "1 l", "litres": "1 l", "liter": "1 l", "liters": "1 l", "ltr": "1 l", "litros": "1 l",
    "ml": "0.001 l", "gal": "1 gal", "gallon": "1 gal", "gallons": "1 gal",
    "kg": "1 kg", "kilo": "1 kg", "kilos": "1 kg", "g": "0.001 kg", "t": "1000 kg",
    "tonne": "1000 kg", "tonnes": "1000 kg", "ton": "1000 kg", "tons": "1000 kg",
    "lb": "1 lb", "lbs": "1 lb",
    "hp": "1 hp", "bhp": "1 hp", "horsepower": "1 hp", "ps": "0.98632 hp", "cv": "0.98632 hp",
    "kw": "1 kw", "kilowatt": "1 kw", "kilowatts": "1 kw",
    "v": "1 v", "volt": "1 v", "volts": "1 v", "w": "1 w", "watt": "1 w", "ah": "1 ah",
    "rpm": "1 rpm", "bar": "1 bar", "psi": "1 psi", "ha": "1 ha", "hectare": "1 ha", "hectares": "1 ha",
    "acre": "1 acre", "acres": "1 acre",
    "in": "1 in", "inch": "1 in", "inches": "1 in", "\"": "1 in",
    "zoll": "1 in", "pouces": "1 in", "pulgadas": "1 in",
    "ft": "1 ft", "foot": "1 ft", "feet": "1 ft",
    "%": "1 pct", "percent": "1 pct", "°": "1 deg", "degree": "1 deg", "degrees": "1 deg",
    "micron": "1 um", "microns": "1 um"
  }'::jsonb ->> token
$$;

-- A number with its unit as one lexeme: 3 m, three metres and 3,000 mm are all ~3000mm.
CREATE OR REPLACE FUNCTION catalogue_search_measure(number text, unit text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT '~' || trim_scale(number::numeric * split_part(unit, ' ', 1)::numeric)
             || split_part(unit, ' ', 2)
$$;

-- What a text is found by. Long texts are found by stems only, which keeps them small.
CREATE OR REPLACE FUNCTION catalogue_search_lexemes(tokens text[], stems_only boolean) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  lexemes text[] := '{}';
  token text;
  following text;
  stems text[];
BEGIN
  FOR place IN 1..cardinality(tokens) LOOP
    token := catalogue_search_as_digits(tokens[place]);
    following := tokens[place + 1];
    IF token ~ '^[0-9]' THEN
      CONTINUE WHEN length(token) > 30;
      lexemes := lexemes || token;
      IF catalogue_search_unit(following) IS NOT NULL THEN
        lexemes := lexemes || catalogue_search_measure(token, catalogue_search_unit(following));
      END IF;
    ELSIF catalogue_search_is_word(token) THEN
      stems := ts_lexize('english_stem', token);
      IF length(token) <= 3 AND following ~ '^[0-9]' AND (stems <> '{}' OR length(token) = 1) THEN
        lexemes := lexemes || (token || following); -- T 120 is T120
      END IF;
      lexemes := lexemes || stems;
      IF NOT stems_only AND stems[1] <> token THEN lexemes := lexemes || token; END IF;
    END IF;
  END LOOP;
  RETURN lexemes;
END $$;

-- In a part number O and 0, and I, L and 1, look the same.
CREATE OR REPLACE FUNCTION catalogue_search_as_code(folded text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(folded, 'oil', '011')
$$;

-- A part number as it is compared: hr-14-22O is hr14220.
CREATE OR REPLACE FUNCTION catalogue_search_sku(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT catalogue_search_as_code(regexp_replace(catalogue_search_fold(written), '[^a-z0-9]', '', 'g'))
$$;

-- Every ending of a part number that begins at one of its parts: {#hr14220,#14220}.
CREATE OR REPLACE FUNCTION catalogue_search_sku_lexemes(written text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN (
    WITH part AS (
      SELECT letters[1] AS text, place
        FROM regexp_matches(catalogue_search_fold(left(written, 100)), '[a-z]+|[0-9]+', 'g')
             WITH ORDINALITY AS parts (letters, place)),
    ending AS (
      SELECT string_agg(later.text, '' ORDER BY later.place) AS text
        FROM part JOIN part later ON later.place >= part.place GROUP BY part.place)
    SELECT coalesce(array_agg('#' || catalogue_search_as_code(text)), '{}')
      FROM ending WHERE length(text) >= 4);
END $$;
