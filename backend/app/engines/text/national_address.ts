/** Building and additional number of a Saudi national address: exactly four digits. */
export const isAddressNumber = (text: string) => /^\d{4}$/.test(text)

/** Postal code of a Saudi national address: exactly five digits. */
export const isPostalCode = (text: string) => /^\d{5}$/.test(text)
