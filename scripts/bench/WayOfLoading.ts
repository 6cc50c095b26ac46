/** Ways to load all contacts that the dashboard's is compared with; `rest` is the floor. */
export type WayOfLoading = 'fullSdk' | 'lite' | 'rest';
