throw new Error('This package is not installed: package.json replaces it (docs/dependencies.md).');
