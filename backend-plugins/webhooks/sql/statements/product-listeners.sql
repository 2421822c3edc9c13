-- Whether any webhook listens to product changes, and whether these are being read.
SELECT EXISTS (SELECT FROM webhook_endpoint
                WHERE ended_at IS NULL AND 'product.changed' = ANY (events)) AS listens,
       seen IS NOT NULL AS reads
  FROM webhook_product_progress
