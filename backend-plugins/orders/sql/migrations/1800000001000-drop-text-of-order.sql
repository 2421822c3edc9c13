-- Each of these migrations locks one table, so that it cannot deadlock with an order.
DROP TRIGGER IF EXISTS add_text ON "order";
