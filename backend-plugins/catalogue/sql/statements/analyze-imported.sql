ANALYZE product, product_variant, money_amount, product_variant_money_amount, product_category_product,
        catalogue_search, catalogue_search_text, catalogue_search_facet, catalogue_search_turn,
        catalogue_search_vocabulary, catalogue_search_deletion
