/** `ownerType` of pictures of deliveries; their `ownerId` is the trip's. */
export const TRIP_PHOTO = 'trip_photo'
