// Every version of Yarn runs this in its place: .yarnrc.yml.
console.error(
  'The packages of this project are those of package-lock.json, which Yarn does not read: use npm, as in "npm start".',
);
process.exitCode = 1;
