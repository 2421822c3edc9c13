-- Admins until now may do everything, as owners may.
ALTER TABLE admin_promotion
  ADD COLUMN duty varchar NOT NULL DEFAULT 'owner' CHECK (duty IN ('packer', 'manager', 'owner'));
