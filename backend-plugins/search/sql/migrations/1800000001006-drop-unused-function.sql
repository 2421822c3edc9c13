DROP FUNCTION IF EXISTS catalogue_search_store;
