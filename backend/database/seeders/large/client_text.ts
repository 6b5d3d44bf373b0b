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

/** What people type of a Saudi number: as it is dialled at home, without its nought, and without the plus. */
function typed(key: Text): Text {
  const national = key?.slice('+966'.length)
  return national ? `0${national} ${national} 966${national}` : null
}

/** The search text of a client that no model writes; the numbers of both keys are Saudi ones. */
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
    typed(row.mobile_key),
    typed(row.phone_key),
    row.location,
    row.address,
    row.website
  )
