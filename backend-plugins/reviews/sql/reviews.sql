-- Orders count that are paid, not refunded in full and not canceled.
CREATE OR REPLACE FUNCTION has_bought(customer varchar, product varchar) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM order_line line JOIN "order" o ON o.id = line.order_id
     WHERE line.customer_id = $1 AND line.product_id = $2
       AND (o.status <> 'canceled' AND o.payment_status IN ('captured', 'partially_refunded')))
$$;

-- The payments and reviews of one customer wait for each other: else two that are stored at the same time would
-- not see each other. A row's lock, unlike an advisory one, has no limit in one transaction, and this one lets
-- orders of the customer pass.
CREATE OR REPLACE FUNCTION verify_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM customer WHERE id = NEW.customer_id FOR NO KEY UPDATE;
  NEW.verified := has_bought(NEW.customer_id, NEW.product_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION verify_reviews_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  buyer varchar;
BEGIN
  SELECT customer_id INTO buyer FROM storefront_order WHERE order_id = NEW.id;
  IF FOUND THEN
    PERFORM FROM customer WHERE id = buyer FOR NO KEY UPDATE;
    UPDATE shop_review SET verified = NOT verified
     WHERE customer_id = buyer AND product_id IN (SELECT product_id FROM order_line WHERE order_id = NEW.id)
       AND verified <> has_bought(customer_id, product_id);
  END IF;
  RETURN NULL;
END $$;

-- Keeps the rating of a product, of the reviews that are not hidden.
CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_reason IS NULL THEN
    UPDATE product_rating
       SET ones = ones - (OLD.point = 1)::int, twos = twos - (OLD.point = 2)::int,
           threes = threes - (OLD.point = 3)::int, fours = fours - (OLD.point = 4)::int,
           fives = fives - (OLD.point = 5)::int,
           reviews = reviews - 1, points = points - OLD.point
     WHERE product_id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.product_id IS NOT NULL AND NEW.hidden_reason IS NULL THEN
    INSERT INTO product_rating AS kept (product_id, ones, twos, threes, fours, fives, reviews, points)
    VALUES (NEW.product_id, (NEW.point = 1)::int, (NEW.point = 2)::int, (NEW.point = 3)::int,
            (NEW.point = 4)::int, (NEW.point = 5)::int, 1, NEW.point)
    ON CONFLICT (product_id) DO UPDATE
      SET ones = kept.ones + excluded.ones, twos = kept.twos + excluded.twos,
          threes = kept.threes + excluded.threes, fours = kept.fours + excluded.fours,
          fives = kept.fives + excluded.fives,
          reviews = kept.reviews + 1, points = kept.points + NEW.point;
  END IF;
  RETURN NULL;
END $$;

-- 'reviews' stands for the reviews of the shop, which are about no product.
CREATE OR REPLACE FUNCTION record_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (coalesce(OLD.product_id, 'reviews'), false);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (coalesce(NEW.product_id, 'reviews'), false);
  END IF;
  RETURN NULL;
END $$;
