export {}; // eslint-disable-line boundaries/no-unknown-files
