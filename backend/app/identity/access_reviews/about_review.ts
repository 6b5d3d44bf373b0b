import type AccessReview from '#identity/shared/access_review'

export const aboutReview = ({ id, openedOn }: AccessReview) => ({
  ...{ entityType: 'access_review', entityId: id, label: openedOn },
})
