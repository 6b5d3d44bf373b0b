import { searchText } from '#engines/text/fold'

type Text = string | null

/** A client as its table has it, of what it is found by. */
interface FoundBy {
  name: string
  job_title: Text
  company: Text
  email: Text
  mobile: Text
  phone: Text
  mobile_key: Text
  phone_key: Text
  location: Text
  address: Text
  website: Text
}

/** The search text of a client that no model writes. */
export const clientText = (row: FoundBy): string =>
  searchText(
    row.name,
    row.job_title,
    row.company,
    row.email,
    row.mobile,
    row.phone,
    row.mobile_key,
    row.phone_key,
    row.location,
    row.address,
    row.website
  )
