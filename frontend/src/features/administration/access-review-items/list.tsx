import { ItemTable } from './item-table'

/** The accounts of all reviews: what was decided on someone, review by review. */
export default function ReviewItemList() {
  return <ItemTable />
}
