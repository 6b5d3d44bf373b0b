/** `ownerType` of files kept with a client; their `ownerId` is the client's. */
export const CLIENT_FILE = 'client'
