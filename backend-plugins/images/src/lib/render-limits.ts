/**
 * The memory limit of the rendering process, in bytes; only one runs at a time. The container's
 * memory limit must include it in addition to the backend: see `docker-compose.yml`.
 */
export const MAX_RENDER_MEMORY = 768 * 1024 * 1024;
