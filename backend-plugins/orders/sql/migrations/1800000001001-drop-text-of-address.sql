DROP TRIGGER IF EXISTS add_text ON address;
