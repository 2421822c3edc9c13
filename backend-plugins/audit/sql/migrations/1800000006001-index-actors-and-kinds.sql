-- The filters of the history, each in the order of its pages; the conditions in src/services/audit.ts must match them.
CREATE INDEX audit_entry_of_actor ON audit_entry (lower(actor), at, id);
CREATE INDEX audit_entry_of_kind ON audit_entry (split_part(action, '.', 1), at, id)
