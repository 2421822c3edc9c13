SELECT 'columns' AS part, table_name, column_name, udt_name, column_default, is_nullable,
       character_maximum_length
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 2, 3;

SELECT 'constraints' AS part, conrelid::regclass::text, conname, pg_get_constraintdef(oid)
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 2, 3;

SELECT 'indexes' AS part, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 2;

SELECT 'triggers' AS part, tgrelid::regclass::text, tgname, pg_get_triggerdef(oid)
  FROM pg_trigger WHERE NOT tgisinternal ORDER BY 2, 3;

SELECT 'functions' AS part, proname, pg_get_functiondef(oid)
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' ORDER BY 2, 3;

SELECT 'enums' AS part, enumtypid::regtype::text, array_agg(enumlabel::text ORDER BY enumsortorder) AS labels
  FROM pg_enum GROUP BY 2 ORDER BY 2;

SELECT 'sequences' AS part, sequencename, data_type::text, increment_by
  FROM pg_sequences WHERE schemaname = 'public' ORDER BY 2;

SELECT 'migrations' AS part, name FROM migrations ORDER BY 2;
