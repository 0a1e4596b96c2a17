# One image for Landfall: builds the pages, then copies only runtime files.
#   docker build -t landfall .
#   docker run -p 3000:3000 -v landfall:/data --read-only --tmpfs /tmp landfall

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY vite.config.ts tsconfig.json ./
COPY scripts ./scripts
COPY core ./core
COPY server ./server
COPY db ./db
COPY messages ./messages
COPY src ./src
RUN node node_modules/vite/bin/vite.js build --app --logLevel warn

FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has Node, so npm's copy is removed.
RUN npm ci --omit=dev --ignore-scripts \
    && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24.21.0-slim
LABEL org.opencontainers.image.title="Landfall" \
      org.opencontainers.image.description="A self-hosted website that answers where a traveller can go and what their passport needs there" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
RUN mkdir -m 700 /data && chown node:node /data
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY messages ./messages
COPY scripts ./scripts
COPY core ./core
COPY db ./db
COPY server ./server
# Share images are rendered from these.
COPY src/public ./src/public
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# In MB. A flood of uncached pages takes 460 MB without these flags, 270 MB with them, at 0.91 of the speed:
# docs/decisions/0020-node-flags.md
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "server/main.ts"]
