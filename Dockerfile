# The site in a container. The last stage has only the built server, its bill of materials, and the sample hotel.
# The target `desk` makes a hotel's pictures, fonts, icons and cards: docs/for-operators.md#the-hotels-folder
# Renovate pins the base images by digest (renovate.json). scripts/image.sh builds and tests the image.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY desk/package.json ./desk/
RUN npm ci
COPY tsconfig.json tsconfig.base.json ./
COPY client ./client
COPY scripts ./scripts
COPY server ./server
COPY shared ./shared
COPY tools ./tools
# The image does not need the server's source maps.
RUN npm run build && rm dist/server/*.map
# The bill of materials. `dependencies` in package.json are the packages that go into the build.
RUN npm sbom --workspaces=false --package-lock-only --omit=dev --sbom-format=cyclonedx --sbom-type=application > sbom.json

FROM build AS desk
COPY desk ./desk
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends ffmpeg git openssh-client && rm -rf /var/lib/apt/lists/*
ENV HOTEL_DIR=/hotel
CMD ["node_modules/.bin/tsx", "--tsconfig", "tsconfig.base.json", "scripts/media.ts"]

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /site
# Packages are bundled, so there is no node_modules.
COPY --from=build /site/package.json /site/sbom.json ./
COPY --from=build /site/dist ./dist
# The sample hotel, without its picture masters (.dockerignore).
COPY content ./content
COPY media ./media
COPY public ./public
# The code may be read-only (docker run --read-only), so inquiries are stored in a volume.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# The check uses bash, since each start of Node would take 0.2 s of CPU time and 80 MB.
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ $status = 200 ]"]
CMD ["node", "dist/server/index.js"]
