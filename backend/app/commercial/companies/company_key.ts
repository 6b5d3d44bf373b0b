import { nameKey } from '#engines/text/fold'

/** As wide as the column. */
const LENGTH = 200

/** A firm's name as it is found by, however it is spelled; empty where no word is in it. */
export const companyKey = (name: string) => nameKey(name).slice(0, LENGTH)
