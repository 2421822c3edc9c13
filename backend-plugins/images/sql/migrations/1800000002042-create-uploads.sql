-- Who has uploaded which picture, so that those of an erased person can be removed. Pictures of earlier versions have
-- no row.
CREATE TABLE image_upload (
  image_key varchar NOT NULL,
  customer_id varchar NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  PRIMARY KEY (image_key, customer_id)
);
CREATE INDEX image_upload_of_customer ON image_upload (customer_id);
