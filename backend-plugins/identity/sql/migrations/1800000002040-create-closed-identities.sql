-- Users of the identity provider whose account has been erased. Their tokens, which are valid for an hour, open none
-- again. The hash of a user's id says nothing about the person.
CREATE TABLE closed_identity (
  uid_hash varchar PRIMARY KEY,
  closed_at timestamptz NOT NULL DEFAULT now()
);
