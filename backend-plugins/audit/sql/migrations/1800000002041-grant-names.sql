-- The erasure of a person takes their name out of entries; the trigger `only_names` refuses every other change.
GRANT UPDATE (actor, name, before, after) ON audit_entry TO CURRENT_USER;
