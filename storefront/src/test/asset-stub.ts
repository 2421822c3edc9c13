/** Replaces every stylesheet, picture and font that a module imports. */
export default '';
