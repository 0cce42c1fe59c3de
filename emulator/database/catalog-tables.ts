/** Tables of what users sell. What is deleted stays as a row that is not shown again. */
export const CATALOG_TABLES = {
  product_catalogs: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    environment TEXT NOT NULL,
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0`,
  // `id` is the service's, `sku` the merchant's; `shown` is the product in JSON.
  products: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    product_catalog_id TEXT NOT NULL REFERENCES product_catalogs(id),
    sku TEXT NOT NULL,
    item_group_key TEXT,
    shown TEXT NOT NULL,
    UNIQUE (product_catalog_id, sku)`,
  // `chosen` holds keys of products and `filters` what others are held to, in JSON.
  product_sets: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    product_catalog_id TEXT NOT NULL REFERENCES product_catalogs(id),
    name TEXT NOT NULL,
    description TEXT,
    type TEXT NOT NULL,
    chosen TEXT NOT NULL DEFAULT '[]',
    filters TEXT NOT NULL DEFAULT '[]',
    deleted INTEGER NOT NULL DEFAULT 0`,
  scheduled_feeds: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    product_catalog_id TEXT NOT NULL REFERENCES product_catalogs(id),
    feed_url TEXT NOT NULL,
    feed_format TEXT NOT NULL,
    frequency TEXT NOT NULL,
    repeat TEXT,
    time_of_day TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0`,
} as const;

export const CATALOG_INDEXES = `
  CREATE INDEX IF NOT EXISTS product_catalogs_by_user ON product_catalogs(user_id);
  CREATE INDEX IF NOT EXISTS products_by_group ON products(product_catalog_id, item_group_key);
  CREATE INDEX IF NOT EXISTS product_sets_by_catalog ON product_sets(product_catalog_id);
  CREATE INDEX IF NOT EXISTS scheduled_feeds_by_catalog ON scheduled_feeds(product_catalog_id);`;
