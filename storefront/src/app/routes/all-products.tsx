export default function AllProducts() {
  return null;
}
