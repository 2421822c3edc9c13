/**
 * Bytes that the process which renders a picture may use; one runs at a time. The memory of a
 * container must hold it beside the backend itself: see `docker-compose.yml`.
 */
export const MAX_RENDER_MEMORY = 768 * 1024 * 1024;
