export const policies = {
  FilesFilePolicy: () => import('#app/files/files/file_policy'),
  FilesFolderPolicy: () => import('#app/files/folders/folder_policy'),
  PeopleAcknowledgePolicy: () => import('#app/people/policies/acknowledge_policy'),
  PeoplePresentPolicy: () => import('#app/people/policies/present_policy'),
  PeopleRecordPolicy: () => import('#app/people/policies/record_policy'),
  PeopleRevisePolicy: () => import('#app/people/policies/revise_policy'),
  PeopleSavePolicy: () => import('#app/people/policies/save_policy'),
  ProcurementVendorPolicy: () => import('#app/procurement/vendors/vendor_policy'),
}

