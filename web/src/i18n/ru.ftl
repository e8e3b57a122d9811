# Постоянные надписи клиента. Всё, что говорит игра, присылает сервер.

## Рамка

skip = К содержанию
skip-decision = К решению
nav = Главное меню
nav-lobby = Столы
nav-new = Новый стол
nav-help = Правила
nav-admin = Жалобы
nav-login = Войти
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено.
yes = да
no = нет
loading = Загрузка…
to-start = На главную
to-lobby = К столам
fan-notice = Orrery — неофициальный фанатский проект. Он не связан с правообладателями и не одобрен ими.
fan-star-realms = Star Realms — товарный знак Wise Wizard Games.
fan-star-wars = «Звёздные войны» и игры по ним принадлежат Lucasfilm Ltd., Fantasy Flight Games, Asmodee и Atomic Mass Games.

title-landing = Orrery
title-lobby = Столы
title-new = Новый стол
title-table = Стол
title-turn = ● Ваш ход
title-me = Вы
title-login = Вход
title-user = Игрок
title-admin = Жалобы
title-help = Правила
title-missing = Здесь ничего нет
missing-note = Этот адрес никуда не ведёт. Возможно, потерялась буква.

## Связь

offline = Связь потеряна. Стол остаётся таким, каким вы его видели, и ничего не забыто.
offline-retry = { $seconds ->
    [one] Новая попытка через { $seconds } секунду.
    [few] Новая попытка через { $seconds } секунды.
   *[other] Новая попытка через { $seconds } секунд.
}
offline-now = Пробуем снова…
server-leaves = Сервер перезапускается. Все партии сохранены; через несколько секунд вы вернётесь за стол.
stuck = Сервер сейчас не может записывать. Ничего не потеряно; игра продолжится, как только это станет возможно.
updated = Вышла новая версия этой страницы.
updated-reload = Загрузить
turn-elsewhere = Ваш ход за другим столом.
turn-go = Перейти

## Главная

landing-lead = Настольные игры о звёздах: с машиной в один клик, с людьми по ссылке.
games = Игры
small-games = Маленькие игры для изучения:
play-machine = Играть с машиной
play-people = Играть с людьми
starting = Готовим стол…
rules = Правила
how-title = Что вы получаете

## Настройки страницы

preferences = Настройки вида
preference-lang = Язык
preference-theme = Цвета
theme-auto = как в системе
theme-dark = тёмные
theme-light = светлые
preference-size = Размер текста
preference-keys = Варианты выбираются одной клавишей
text-table = Стол текстом

## Столы

lobby-mine = Ваши столы
lobby-all = Открытые столы
lobby-none = Сейчас открытых столов нет. Откройте свой!
table-join = Сесть
table-watch = Смотреть
table-continue = Продолжить
table-look = Посмотреть
phase-open = ждёт игроков
phase-running = идёт партия
phase-over = партия окончена
phase-closed = стол закрыт
rated = рейтинговая
seats-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}

## Новый стол

game = Игра
mode = Режим
players = Игроков
seats = Места
agreed = Настройки стола
seat-number = Место { $number }
sides-rebellion = { $players ->
    [4] Места 1 и 4 играют за повстанцев, места 2 и 3 — за Империю.
    [3] Место 1 играет за повстанцев, места 2 и 3 — за Империю.
   *[other] Место 1 играет за повстанцев, место 2 — за Империю.
}
new-table-me = вы
new-table-open = открыто для всех
new-table-here = другой человек за этим устройством
new-table-machine = машина: { $level }
here-name = Игрок { $number }
here-label = Имя человека на месте { $number }
clock = Часы
new-table-clock-none = без часов
new-table-clock-blitz = быстро: 20 секунд на решение, 2 минуты в запасе
new-table-clock-tournament = турнир: 5 секунд на решение, 30 минут в запасе
new-table-clock-days = по переписке
clock-none = без часов
clock-blitz = быстрые часы
clock-tournament = турнирные часы
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
clock-grace = { $grace } + { $bank }
days = Дней на решение
new-table-public = Показывать среди открытых столов
new-table-rated = Рейтинговая (только учётные записи, без машин и без отмены)
new-table-watch = Другие могут смотреть
new-table-chat = Можно разговаривать
new-table-undo = Игроки могут просить об отмене
new-table-referee = Вы судья: видите всё и не играете
rulings = Домашние правила
rulings-note = Что в книге правил осталось открытым и как это понимают за этим столом.
ruling-usual = { $value } (обычно)
ruling-at-once = сразу
ruling-start-of-turn = в начале следующего хода
ruling-anywhere = откуда угодно
ruling-discard-pile = только из стопки сброса
ruling-open = всем
ruling-closed = каждому — только свой
open-table = Открыть стол

## Ожидание

waiting-room = Ждём игроков
waiting-room-note = Отправьте ссылку тем, кто будет играть. Партия начнётся, как только все места будут заняты.
link = Ссылка на этот стол
link-copy = Скопировать ссылку
link-copied = Ссылка скопирована.
seat-free = свободное место
sit = Сесть сюда
stand = Встать
start-machines = Начать: свободные места займут машины
table-close = Закрыть стол

## Стол

table-failed = Этот стол нельзя показать
watch-closed = Эта партия закрыта для зрителей: смотреть её и её повтор могут только участники.
side = Журнал, чат и партия
zones-common = Общие карты
zones-mine = Ваши карты
zones-of = Карты игрока { $name }
zone-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
hand-empty = На руке нет карт
zone-look = Просмотреть
arena-tabs = Части стола
arena-enemy = Враг
arena-lane = Столкновение
arena-mine = Моё
arena-news = есть новое
arena-nobody = никого
zone-total = итог { $total }
zone-total-hidden = итог скрыт
arena-state = Состояние стола
galaxy-map = Карта галактики
galaxy-list = Список
galaxy-closer = Ближе
galaxy-farther = Дальше
galaxy-whole = Вся карта
galaxy-region = Регион
galaxy-here = Здесь
galaxy-nothing = Ничего
galaxy-neighbors = Соседи
galaxy-why = Почему не сюда?
galaxy-notes = Ваши пометки
galaxy-note-likely = вероятно
galaxy-note-unlikely = вряд ли
ping = Показать команде
ping-here = на это место указывают вашей команде
ping-heard = { $name } указывает место: { $at }.
ping-sent = Команде показано место: { $at }.
ping-show = Отметить на карте
galaxy-possible = База может быть в { $count ->
        [one] { $count } системе
       *[other] { $count } системах
    }
galaxy-combat = Бой
galaxy-tab-map = Карта
galaxy-tab-leaders = Лидеры
galaxy-tab-missions = Миссии
galaxy-tab-queue = Стройка
galaxy-tab-enemy = Враг
galaxy-tab-log = Журнал
galaxy-column-name = Система
galaxy-column-region = Регион
galaxy-column-marks = Состояние
galaxy-column-figures = Отряды
galaxy-column-leaders = Лидеры
places-choose = Выберите на карте: { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
places-find = Найти по названию
places-list = Список мест
key-find = F
places-none = Такого места среди ответов нет.
panel-expand = Показать: { $what }
panel-collapse = Свернуть: { $what }
move-choose = Выбрать отряды
move-all = Все, кто может
move-but-one = Все, кроме 1 наземного отряда
move-so-far = Уже выбрано
assign-title = Назначения
assign-how = Выберите лидера, затем миссию, или наоборот.
assign-held-leader = { $leader }: выберите миссию.
assign-held-task = { $mission }: выберите лидера.
assign-put = { $leader } → { $mission }: навык { $have } из { $needs }.
assign-skill = навык: { $have } из { $needs }
assign-off = Снять: { $leader }
assign-ready = Готово ({ $count })
draft-clear = Очистить
hits-title = Распределите попадания
hits-left = осталось: { $count }
hits-less = Одним меньше: { $unit }
hits-more = Одним больше: { $unit }
hits-lost = уничтожено: { $count }
since-title = Пока вас не было
since-lines = { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[other] { $count } событий
    }
since-show = Показать, о чём это
since-close = Просмотрено
card-back = рубашкой вверх
card-count = ×{ $count }
card-cost = стоимость { $cost }
card-number = № { $number }
card-sets = сет { $sets }
card-legal = можно выбрать
card-picked = { $count ->
    [one] выбрано
    [few] выбрано { $count } раза
   *[other] выбрано { $count } раз
}
card-menu = { $name }: что сделать
card-details = Карта
card-details-hint = Наведите указатель на карту или задержите на ней палец, и её текст появится здесь.
seat-active = ходит
seat-you = (вы)
seat-out = вне игры
attack = Атаковать
seat-deciding = решает
seat-draft = { $count ->
    [one] отмечен { $count } вариант
    [few] отмечено { $count } варианта
   *[other] отмечено { $count } вариантов
}
activity-open = свободное место
activity-online = здесь
activity-away = отсутствует
activity-away-since = отсутствует с { $time }
activity-held = пока играет машина
activity-thinking = думает
activity-machine = машина
level-cadet = Кадет
level-pilot = Пилот
level-captain = Капитан
level-commander = Командор
level-admiral = Адмирал
activity-conceded = партия сдана
hold-on = Пусть играет машина
hold-off = Вернуться на своё место
hold-me = Пусть машина играет за вас
switch-seat = Передать экран: { $name }
pass-device = Передайте устройство: { $name }
pass-device-note = Дальше — карты игрока { $name }. Остальных просим не смотреть.
pass-device-take = Это я, { $name }

## Решение

decision = Решение
sentence = { $line }.
announce = { $count ->
    [one] Решать вам. { $prompt } ({ $count } вариант).
    [few] Решать вам. { $prompt } ({ $count } варианта).
   *[other] Решать вам. { $prompt } ({ $count } вариантов).
}
your-turn = Ваш ход.
gathered-exact = Выбрано: { $count } из { $max }
gathered-upto = Выбрано: { $count }, не больше { $max }
confirm-count = Подтвердить ({ $count })
confirm-exact = { $count ->
    [1] Выберите одно
   *[other] Выберите { $count }
}
confirm-need = { $count ->
    [1] Выберите хотя бы одно
   *[other] Выберите не меньше { $count }
}
play-all = Разыграть всё
pay-all = Заплатить
do-all = Сделать всё
tip = Что это значит?
options-more = Ещё { $count }
options-fewer = Свернуть
key-space = Пробел
undo = Отменить
undo-ask = Попросить об отмене
redo = Вернуть
undo-asked = { $name } просит об отмене. Вы согласны?
undo-waits = { $name } просит об отмене; согласиться должны: { $others }.
undo-agree = Согласиться
undo-refuse = Отказать
undo-never = Отказать и больше не спрашивать
warning = Предупреждение
do-anyway = Всё равно: { $what }
why-not-seat = Почему нельзя? ({ $name })
why-nothing = Ничто этому не мешает.
rule-link = Правило { $rule }
waiting = Сейчас никого не спрашивают.
waiting-for = Решает: { $names }
waiting-thinks = Думает: { $names }…

## Боковая панель

log = Журнал
log-start = Партия начинается.
log-pick = { $name } делает выбор.
log-undo = { $name } отменяет выбор.
log-redo = { $name } возвращает отменённое.
log-reseal = Дальнейший жребий запечатан заново.
log-reveal = Партия окончена, печать вскрыта.
log-void = Отменено:
chat = Чат
chat-off = За этим столом чата нет.
chat-say = Сказать что-нибудь
chat-watchers = Другим зрителям
chat-send = Сказать
chat-from-watcher = (зритель)
chat-to = Кому
chat-to-all = всем
chat-to-team = своей команде
chat-from-team = (команда)
chat-about = Действия: { $name }
mute = Скрыть сообщения
block = Заблокировать
report = Пожаловаться
mute-kind-mute = сообщения скрыты
mute-kind-block = блокировка
mute-mute-done = Сообщения скрыты: { $name }.
mute-block-done = Заблокировано: { $name }. Сообщений вы не увидите и за одним столом не окажетесь.
mute-none-done = Сообщения снова видны: { $name }.
unmute = Снять
report-what = Что случилось?
report-note = К жалобе прилагается последнее сказанное за столом. Модераторы читают каждую.
report-send = Отправить жалобу
report-done = Жалоба отправлена. Спасибо.
coach-on = Показать свои карты
coach-on-name = Показать свои карты: { $name }
coach-off = Больше не показывать
coach-off-name = Больше не показывать карты: { $name }
coach-sees = видит ваши карты
coach-look = Смотреть через плечо: { $name }
coach-stop = Обратно к зрителям
watchers = { $count ->
    [0] Никто не смотрит
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
has-referee = Судья видит все карты этой партии.
match = Партия
orders = Постоянные указания
orders-note = Какие ответы даются за вас. Отмена выбора снимает эти указания, кроме первого.
orders-forced = Отвечать, когда вариант только один
orders-obvious = Брать то, что ничего не стоит
orders-end = Заканчивать ход, когда делать больше нечего
stops = Окна для ответов
stops-note = Где вас спрашивать, задаётся заранее. Во всех остальных окнах за вас пасуют после короткой паузы, что бы ни было на руке. Отмена выбора снова включает все окна.
stops-able = Спрашивать, только если я могу ответить
stops-usual = Как обычно
stops-all = Все
stops-none = Ни одного
stop-lift = Больше здесь не спрашивать
notify = Сообщать, когда мой ход
pause-on = Остановить часы
pause-off = Пустить часы
paused = Часы стоят.
concede = Сдаться
concede-sure = Сдать эту партию?
commitment = Печать жребия
commitment-note = Это число закреплено до первой карты. В конце откроется секрет, из которого оно получено, и сохранённый файл докажет, что в жребий никто не вмешивался.
commitment-open = Секрет, из которого получено это число, записан в сохранённом файле; «orrery verify» сверит с ним каждую карту.

## Итог

result-won = Вы победили!
result-lost = Победа: { $names }
result-winners = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
result-none = Партия закончилась без победителя.
result-conceded = Партия сдана: { $names }
rematch = Реванш
rematch-go = К реваншу
result-cadet = Сыграть с Кадетом
download = Скачать партию

## Клавиши

keys-help = Клавиши
keys-digits-key = 1–9, a–z
keys-digits = выбрать вариант с этим знаком
keys-space-key = Пробел
keys-space = очевидное: разыграть всё, где выбирать нечего, подтвердить или взять единственный вариант
keys-esc-key = Esc
keys-esc = отмена, назад к решению
keys-undo-key = u
keys-undo = отменить последний выбор
keys-redo-key = Shift + u
keys-redo = вернуть отменённое
keys-arrows-key = Стрелки
keys-arrows = перейти к соседней карте зоны
keys-tab-key = Tab
keys-tab = перейти к следующей зоне или кнопке
keys-chat-key = /
keys-chat = чат
keys-ping-key = Shift + p
keys-ping = показать своей команде место карты, на котором фокус
keys-text-key = t
keys-text = включить или выключить стол текстом
keys-help-key = ?

## Учётная запись

login = Войти
logout = Выйти
register = Зарегистрироваться
register-keeps = Ваши гостевые партии сохранятся.
to-register = Ещё нет учётной записи? Зарегистрируйтесь
to-login = Уже зарегистрированы? Войдите
name = Имя
name-note = От 2 до 24 букв, цифр, «_», «-» или одиночных пробелов
password = Пароль
password-note = Не меньше 8 знаков
no-mail = Адрес почты не нужен. Потерянный пароль восстановить нельзя.
me-nobody = Вы здесь ещё не играли.
my-profile = Ваш профиль
kind-guest = гость
kind-account = учётная запись
kind-bot = программа
guest-note = Гостя узнаёт только этот браузер. Зарегистрируйтесь, чтобы сохранить партии.
me-settings = Оповещения и рейтинг
webhook = Адрес для вызова (webhook)
webhook-note = Он вызывается, когда наступает ваш ход в партии по переписке.
webhook-key-note = Вызовы подписаны ключом: получатель может проверить, что они отправлены отсюда.
webhook-key-show = Показать ключ
webhook-key-new = Новый ключ
webhook-key-sure = Подписывать новым ключом? Прежний больше не подойдёт.
show-ratings = Показывать рейтинги в профиле
sessions = Где вы вошли
session-token = ключ программы
session-seen = последний раз { $date }
session-current = этот браузер
session-revoke = Выйти там
bots = Программы
bots-note = Программа играет под своим именем по тому же протоколу, что и эта страница.
bot-name = Имя
bot-make = Завести запись для программы
bot-drop = Удалить
bot-drop-sure = Удалить { $name }?
token-new = Новый ключ
token-once = Ключ программы { $name }. Он показывается только один раз:
mutes = Скрытые и заблокированные
mutes-none = Никого.
account = Учётная запись
new-name = Новое имя
rename = Переименовать
old-password = Прежний пароль
new-password = Новый пароль
change-password = Сменить пароль
export = Скачать всё о себе
delete = Удалить учётную запись
delete-note = Ваше имя исчезнет из старых партий; сами партии останутся у других. Вернуть это нельзя.
delete-sure = Удалить навсегда?
account-gone = Учётная запись удалена.
since = с { $date }
ratings = Рейтинги
rating = { $count ->
    [one] { NUMBER($value, useGrouping: 0) } ± { $margin } после { $count } партии
   *[other] { NUMBER($value, useGrouping: 0) } ± { $margin } после { $count } партий
}
matches = Партии
matches-none = Партий пока нет.
older = Более старые

## Жалобы

reports-open = Только открытые жалобы
reports-none = Жалоб нет.
report-title = Жалоба: { $by }. На кого: { $about }
nobody = ни на кого
report-table = Стол, строка { $frame }
report-said = { $count ->
    [one] { $count } реплика до жалобы
    [few] { $count } реплики до жалобы
   *[other] { $count } реплик до жалобы
}
verdict = Решение
verdict-send = Закрыть жалобу
ban = Не пускать игрока
ban-user = Номер игрока
ban-hours = Часов; 0 — снова пустить, пусто — навсегда
ban-do = Не пускать
ban-done = Готово.

## Правила

help-search = Поиск по словам или по номеру правила
help-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[other] Найдено { $count } правил
}

## Отказы стола

nack-malformed = Сервер не понял эту страницу. Загрузите её заново.
nack-no_hello = Связь началась неправильно. Загрузите страницу заново.
nack-unknown_table = Такого стола нет или вам нельзя его видеть.
nack-not_joined = Вы не за этим столом. Загрузите страницу заново.
nack-not_yours = Это решать не вам.
nack-not_started = Партия ещё не началась.
nack-over = Партия окончена.
nack-stale_decision = Поздно: игра ушла дальше. Посмотрите, о чём спрашивают теперь.
nack-changed = Кто-то успел раньше, и этого варианта больше нет. Вот что осталось.
nack-illegal = Так сделать нельзя.
nack-no_undo = Это нельзя отменить.
nack-no_request = Просьба уже ждёт ответа, или кто-то не хочет, чтобы его спрашивали.
nack-not_here = За этим столом это невозможно.
nack-no_fit = С таким изменением ответ невозможен, поэтому выбор остался прежним.
nack-too_fast = Слишком быстро. Сейчас попробуем ещё раз.
nack-full = За этим столом больше нет места для зрителей.
nack-too_long = Слишком длинно.
nack-not_said = Это не удалось сказать.
nack-unavailable = Сервер сейчас не может записывать. Ничего не изменилось; ваш выбор отправится снова сам.
nack-draining = Сервер вот-вот перезапустится. Ваш выбор отправится снова, когда он вернётся.
nack-fault = На сервере что-то сломалось. Это записано, и игра продолжается.

## Отказы дома

fail-offline = Сервер недоступен. Проверьте связь и попробуйте снова.
fail-no_session = Сначала войдите.
fail-wrong_password = Имя или пароль неверны.
fail-banned = Этой записи вход закрыт.
fail-not_yours = Это решать не вам.
fail-account_needed = Для этого нужна учётная запись с паролем.
fail-origin = Запрос пришёл не с этого сайта.
fail-too_fast = Слишком много запросов. Подождите минуту.
fail-too_many_accounts = С вашего адреса создано слишком много учётных записей. Попробуйте снова через час.
fail-no_webhook = Этот сервер не отправляет вебхуки на такой адрес. Разрешить его может владелец сервера.
fail-too_many_tables = У вас слишком много столов. Сначала закончите какой-нибудь.
fail-name_taken = Это имя занято.
fail-bad_name = В имени от 2 до 24 букв, цифр, «_», «-» или одиночных пробелов.
fail-bad_password = В пароле от 8 до 256 знаков.
fail-common_password = Этот пароль скоро угадают. Возьмите несколько слов, не связанных друг с другом, или десять случайных знаков.
fail-reserved_name = Это имя зарезервировано для сервера и его компьютерных игроков.
fail-no_table = Такого стола нет.
fail-no_user = Такого игрока нет.
fail-not_found = Здесь ничего нет.
fail-started = Игра за столом уже началась, или он закрыт.
fail-not_over = Партия ещё не окончена.
fail-seat_taken = Место занято.
fail-referee = Судья не играет.
fail-blocked = Кто-то за этим столом заблокировал вас или вы его.
fail-draining = Сервер вот-вот перезапустится. Попробуйте через минуту.
fail-unavailable = Сервер сейчас не может записывать. Ничего не изменилось; попробуйте снова.
fail-fault = Ошибка сервера. Она записана.
fail-other = Не получилось: { $message }

# Стол
card-or = или
ring = Кто кого может атаковать
side-log = Журнал
side-chat = Чат
side-rules = Правила
side-match = Партия
side-close = Закрыть панель
connection-on = Связь есть
connection-off = Связи нет
log-search = Поиск в журнале
log-copy = Скопировать журнал как текст
log-filter = Что показывать
log-all = Всё
log-mine = Моё
log-about-me = Обо мне
log-empty = Пока ничего не произошло
log-none = Ничего не найдено
copied = Скопировано
copy-failed = Браузер не разрешает копировать
travel-to = Посмотреть стол после строки { $n }
past = Момент из прошлого
past-at = Строка { $n }, только для просмотра
past-now = Назад к игре
step-back = На шаг назад
step-forward = На шаг вперёд
rules-page = Правила на отдельной странице
amount-less = Меньше
amount-more = Больше
amount-preset = Поставить { $n }
preference-sound = Звуки

# Подсказки
hint = Подсказка
hint-thinks = Машина думает…
hint-win = Шанс на победу { $win }
hint-more = Другие варианты
hint-less = Только лучший
key-hint = H

# Страницы вокруг стола: начало, настройки
nav-cards = Карты
learn = Научиться играть
tile-players = От 2 до { $most } игроков
tile-pair = 2 игрока
tile-modes = { $count ->
    [one] { $count } режим
    [few] { $count } режима
   *[other] { $count } режимов
}
tile-cards = { $count ->
    [one] { $count } разная карта
    [few] { $count } разные карты
   *[other] { $count } разных карт
}
feature-guest = Играть сразу
feature-guest-note = Без регистрации: одно нажатие, и первые карты на столе. Учётная запись лишь хранит имя и партии.
feature-fair = Честная тасовка, которую можно проверить
feature-fair-note = Жребий каждой партии запечатан до её начала и вскрывается в конце: проверить можно каждую карту.
feature-back = Выбор можно отменить
feature-back-note = Взяли не ту карту? Отменяйте, пока не открылось ничего скрытого.
feature-languages = Четыре языка
feature-languages-note = Английский, русский, украинский и японский, вместе с картами и правилами. За одним столом каждый читает на своём.
feature-access = Мышь, касание, клавиатура, экранный диктор
feature-access-note = С каждым из них работает всё: в тёмных и светлых цветах, на телефоне и на большом экране.
feature-replay = Повторы с разбором
feature-replay-note = Любую партию можно пересмотреть шаг за шагом и увидеть, где она решилась.
title-settings = Настройки
title-cards = Карты
settings-travel = Учётная запись переносит эти настройки на все ваши устройства.
settings-stay = Эти настройки остаются в этом браузере. С учётной записью они будут на всех ваших устройствах.
settings-language = Язык
settings-look = Вид
settings-play = Игра
settings-all = Все настройки
preference-page = Страницы и кнопки
preference-cards = Карты и текст игры
preference-cards-note = Названия карт, вопросы и журнал.
preference-cards-same = как на странице
preference-motion = Движение
motion-normal = обычное
motion-fast = быстрое
motion-off = без движения
preference-left = Для левшей
preference-left-note = Боковая панель и завершающие кнопки слева.
preference-sound-note = Короткие сигналы: ваш ход, атака, покупка, конец.
preference-warn = Предупреждать в конце хода
preference-warn-note = Переспрашивает, если остались очки торговли или боя либо неприменённые свойства.
preference-keys-note = 1–9 и буквы выбирают вариант с этим знаком.
preference-text-note = Стол простыми списками: для чтения вслух и маленьких экранов.

# Просмотр карт
cards-search = Название на любом языке или слова из текста
cards-faction = Фракция
cards-kind = Тип
cards-cost = Стоимость
cards-sign = Свойство
cards-clear = Сбросить отбор
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
cards-none = Таких карт нет. Попробуйте меньше слов или сбросьте отбор.
cards-hint = Наведите указатель на карту или выберите её, чтобы прочитать здесь.
cards-names = Названия
cards-rules = Правила об этой карте
cards-link = Скопировать ссылку
does-trade = даёт очки торговли
does-combat = даёт очки боя
does-authority = даёт очки влияния
does-card = даёт взять карты
does-discard = заставляет сбросить
does-scrap = отправляет карты в утиль
does-destroy = уничтожает базы
does-acquire = бесплатно покупает или кладёт купленное на верх колоды
does-copy = копирует корабль
does-ally = считается союзником
does-unit-damage = знаки урона
does-tactics = знаки тактики
does-blast = знаки критического урона
does-force = знаки Силы
does-resource = ресурсы
does-unique = уникальная карта
does-part-ally = есть союзное свойство
does-part-scrap = есть утилизационное свойство
does-part-action = есть действие
does-part-interrupt = есть перехват
does-part-reaction = есть реакция

# The replay
title-replay = Повтор
title-replay-of = Повтор: { $names }
skip-transport = К управлению повтором
side-analysis = Разбор
replay-early = Эта партия ещё не окончена. Повтор откроется после её конца, а пока её можно увидеть за столом.
replay-to-table = К столу
replay-failed = Этот повтор нельзя показать
replay-line = Строка { $n } / { $last }
replay-slider = Строка партии
replay-at = Строка { $n } из { $last }. { $text }
replay-won = победа
replay-link = Скопировать ссылку на строку { $n }
replay-watch = Смотреть повтор
transport = Управление повтором
move-first = В начало
move-turn-back = На ход назад
move-back = На шаг назад
move-play = Воспроизвести
move-pause = Пауза
move-forward = На шаг вперёд
move-turn-on = На ход вперёд
move-last = В конец
move-speed = Скорость: { $speed }×
viewpoint = Чьими глазами
viewpoint-watch = Зритель: скрытые карты не видны
viewpoint-all = Все карты открыты
branch = Играть отсюда
branch-note = Новый стол начнётся с того, что было после строки { $n }: на остальных местах машины, жребий — новый.
branch-none = После этой строки решать уже нечего. Вернитесь немного назад.
branch-seat = Ваше место
branch-level = Машины
branch-go = Играть дальше
verify = Проверить жребий
verify-note = До первой карты жребий партии был запечатан числом, которое видели все. Теперь печать вскрыта.
verify-do = Проверить
verify-busy = Проверяем…
verify-ok = Жребий был честным
verify-ok-means = Зерно и соль дают в точности ту печать, что была показана заранее, каждая выпавшая карта следует из зерна, и каждый выбор был по правилам. Подстроить карты никто не мог.
verify-bad = Не сходится
verify-bad-means = Журнал не следует из того, что было запечатано заранее. На итог этой партии полагаться нельзя.
verify-commitment = Печать, показанная заранее
verify-seed = Зерно
verify-salt = Соль
verify-draws = Случайных значений
verify-lines = Строк журнала
verify-self = Верить на слово не нужно: скачайте партию и выполните
bug = Сообщить об ошибке в этой строке
bug-what = Что не так в строке { $n }?
bug-note = К сообщению прилагается вся партия, чтобы её можно было посмотреть.
bug-send = Отправить
bug-done = Спасибо, сообщение записано.
analysis-note = Машина пройдёт всю партию: какими были шансы, что сделала удача и на каких решениях шансы потеряны. Это займёт минуту-другую.
analysis-start = Разобрать партию
analysis-works = { $total ->
    [one] Оценено { $done } из { $total } решения
    [few] Оценено { $done } из { $total } решений
    [many] Оценено { $done } из { $total } решений
   *[other] Оценено { $done } из { $total } решения
}
analysis-whose = Чьи шансы
analysis-sums = Игроки в числах
analysis-who = Игрок
analysis-lost = потеряно
analysis-luck = удача
analysis-empty = В этой партии нечего было решать.
analysis-fair = Каждое решение оценено по тому, что игрок мог знать тогда, а не по картам, которые пришли потом.
graph = Шансы на победу: { $name }
graph-keys = Стрелки ведут от решения к решению, Page Up и Page Down — к отмеченным.
graph-before = Строка { $n }: до первого решения
graph-at = Строка { $n }: { $name } — { $chance }.
mistake-inaccuracy = Неточность
mistake-mistake = Ошибка
mistake-blunder = Грубая ошибка
mistakes = Отмеченные решения
mistakes-line = Строка
mistakes-what = Кто что выбрал и что было лучше
mistakes-loss = Потерянный шанс
mistakes-chosen = выбрано:
mistakes-better = лучше:
mistakes-none = Ни одно решение не стоило пяти процентов шансов или больше.
better-was = Лучше было:
better-try = Попробовать

# Столы и партии в списках
table-replay = Пересмотреть
history-won = Победа
history-lost = Поражение
history-drawn = Ничья
history-over = Окончена
history-going = Идёт
history-closed = Закрыта
history-against = против
history-winner = победитель
history-tally = Из показанных: побед { $won }, поражений { $lost }, ничьих { $drawn }
matches-none-self = Здесь будут ваши партии с итогами и повтором каждой. Сыграйте первую!

# Новый стол, учётная запись
mode-players = { $count ->
    [one] { $sizes } игрок
    [few] { $sizes } игрока
   *[other] { $sizes } игроков
}
new-table-hints = У машины можно просить подсказки
new-table-rated-note = Для рейтинговых партий нужна учётная запись.
open-table-link = Вы получите ссылку, чтобы послать её другим игрокам.
open-table-now = Все места заняты: партия начнётся сразу.

# Правила, жалобы
help-about = Об этом своде
help-contents = Содержание
rule-inf = Следует из других правил, хотя прямо не сказано
rule-ref = Так сказано в справочнике; в книге правил иначе
rule-first = Только в первой игре
rule-table = Правило для людей за одним столом
rule-faq = Ответ издателя
rule-data = Зависит от карт игры
help-none = Ни в одном правиле нет всех этих слов.
help-clear = Показать все правила
report-bug = { $by } сообщает об ошибке
report-attached = Что приложено
report-attached-save = Сохранить в файл

# Уроки: учимся, играя.
title-learn = Обучение
nack-not_now = Сначала урок: сделайте то, о чём он просит, или выйдите из него.
nack-lesson_undo = Этот шаг урока отменить нельзя: с тех пор открылось что-то новое. Продолжайте с того, о чём он просит.
learn-lead = Целая партия против машины, а рядом кто-то, кто всё объясняет. Читать правила заранее не нужно.
learn-start = Начать урок
learn-starting = Готовим стол…
learn-about = Около десяти минут. Из урока можно выйти в любой момент и играть дальше как угодно.
learn-teaches = Вы научитесь
learn-teaches-star-realms-cards = разыгрывать карты, покупать, атаковать и побеждать
learn-teaches-star-realms-more = пользоваться базами и аванпостами, союзными и утилизационными свойствами, сбросом
learn-teaches-sw-lcg-cards = играть карты и платить за них, нападать на директивы и побеждать
learn-teaches-sw-lcg-more = вести стычки с картами рока, наносить удары, ставить щиты и бороться за господство
learn-teaches-rebellion-cards = назначать лидеров, выполнять миссии и противодействовать чужим, водить флоты и строить
learn-teaches-rebellion-more = брать пленных, пользоваться картами поиска, вести бой в космосе и на земле, искать базу
learn-teaches-destiny-cards = бросать и перебрасывать кубики, применять их результаты, играть карты, захватывать поле боя и побеждать
learn-teaches-destiny-more = пользоваться модификаторами, гранями со стоимостью, особенностями и щитами, переворачивать кубики
learn-teaches-table = понимать стол: что светится, почему что-то нельзя, как отменить выбор и где журнал
learn-more = А потом
learn-rules = Прочитать правила
learn-rules-about = коротко, и на них ведёт каждое «почему нельзя?»
learn-cadet = Первая партия с Кадетом
learn-cadet-about = самая мягкая машина, и подсказки, когда захотите
learn-keys = Все клавиши
learn-keys-about = за любым столом можно играть без мыши
lesson = Урок
lesson-step = Шаг { $step } из { $of }
lesson-watching = Смотрите
lesson-your-move = Ваш черёд
lesson-skip = Выйти из урока
lesson-skip-sure = Партия продолжится без урока, а машина будет играть сама. Выйти?
lesson-look = Показать где
lesson-won = Отлично!
lesson-next-game = Сыграть с Кадетом всерьёз
lesson-sr-hand = Это ваша рука: для начала три карты, со следующего хода пять. Что можно сделать, светится. Разыграйте карту «{ $scout }»: нажмите на неё или на её кнопку внизу.
lesson-sr-buy = Карта «{ $scout }» дала 1 очко торговли. В торговом ряду карта «{ $imperial-fighter }» стоит как раз столько: купите её. Она ляжет в стопку сброса и позже придёт на руку. Нажмите на карту, которая не светится, и узнаете, почему её нельзя выбрать.
lesson-sr-vipers = Теперь дважды разыграйте карту «{ $viper }»: каждая даёт 1 очко боя. Нажали не туда? «Отменить» снимает последний выбор, пока он не открыл ничего нового.
lesson-sr-attack = У вас 2 очка боя. Атакуйте Кадета всеми: неистраченное пропадёт. У кого не осталось влияния, тот проиграл.
lesson-sr-end = Делать больше нечего, завершите ход. Разыгранное уйдёт в стопку сброса, а вы возьмёте пять новых карт.
lesson-sr-watch = Теперь то же самое делает Кадет. Журнал записывает каждый ход; нажмите на строку, и увидите стол, каким он был тогда.
lesson-sr-play-all = Новая рука: пять карт «{ $scout }». Кнопка «Разыграть всё» разыгрывает карты, над которыми незачем думать. То же делает пробел.
lesson-sr-war-world = Пять очков торговли: хватит на карту «{ $war-world }». Задержите на ней указатель или палец, и её можно прочесть крупно. Потом купите её.
lesson-sr-again = Очков боя на этот раз нет. Завершите ход. Когда ваша колода пуста, стопка сброса тасуется и становится новой колодой, вместе со всем, что вы купили.
lesson-sr-watch-buy = Кадет тоже ходит за покупками. Пустое место в торговом ряду сразу заполняется, поэтому смотрите на него каждый ход.
lesson-sr-base = Карта «{ $war-world }» уже здесь. Это база: в конце хода она не уходит, а остаётся и служит вам каждый ход. Разыграйте её.
lesson-sr-use = Когда база действует, решаете вы, один раз за ход. Нажмите на карту «{ $war-world }» и получите 3 очка боя.
lesson-sr-station = Разыграйте свои карты и купите карту «{ $space-station }» за 4 очка торговли. Она из Звёздной империи, как и две ваши другие. Скоро увидите, что это даёт.
lesson-sr-strike = Атакуйте Кадета тремя очками боя и завершите ход.
lesson-sr-shield = Карта «{ $war-world }» ещё и аванпост: пока он стоит, Кадет не может атаковать у вас ничего другого. Чтобы его уничтожить, нужно 4 очка боя за один ход.
lesson-sr-fighter = Вот и карта «{ $imperial-fighter }»: 2 очка боя, и противник сбрасывает карту. Разыграйте её.
lesson-sr-discard = Кадет должен выбрать карту с руки и сбросить её: в свой ход у него будет на одну меньше.
lesson-sr-rest = Разыграйте остальную руку и примените свойство карты «{ $war-world }», в любом порядке.
lesson-sr-ally = В игре две карты Звёздной империи, и это пробуждает их союзные свойства. Примените оба. Карты одной фракции вместе стоят больше.
lesson-sr-ram = Карта «{ $ram }» сильно бьёт и стоит 3 очка торговли. Купите её: она пригодится в конце.
lesson-sr-twelve = Двенадцать очков боя! Атакуйте всеми и завершите ход.
lesson-sr-thinks = Кадет накопил на карту «{ $royal-redoubt }», собственный аванпост. Вы с ней ещё встретитесь.
lesson-sr-two-bases = Пришла карта «{ $space-station }». Разыграйте всю руку.
lesson-sr-abilities = Две ваши базы тоже союзники. Примените первичные свойства обеих, потом оба союзных свойства. Маленькие знаки на карте показывают, что готово, а что уже применено.
lesson-sr-explorer = Карту «{ $explorer }» можно купить всегда: у неё своя стопка рядом с торговым рядом. Она стоит 2 и даёт 2 очка торговли, вдвое больше, чем карта «{ $scout }». Купите одну.
lesson-sr-thirteen = Тринадцать очков боя: атакуйте всеми и завершите ход.
lesson-sr-log = Потеряли нить? Всё записано в журнале. Можно вернуться сколь угодно далеко назад и одним нажатием снова оказаться в настоящем.
lesson-sr-alone = Вы уже знаете как: разыграйте всё, примените свойства обеих баз и оба союзных свойства.
lesson-sr-shopping = Пять очков торговли: карта «{ $blob-wheel }» за 3 и «{ $explorer }» за 2. «{ $blob-wheel }» — база, но не аванпост: она никого не заслоняет, её можно атаковать, а можно и обойти.
lesson-sr-eleven = Одиннадцать очков боя: атакуйте и завершите ход. У Кадета останется 9 очков влияния.
lesson-sr-outpost = Кадет разыгрывает карту «{ $royal-redoubt }»: аванпост с обороной 6. Пока она стоит, самого Кадета не тронуть.
lesson-sr-last = Последний ход, если всё сделать верно. Сначала карта «{ $imperial-fighter }»: Кадет сбросит ещё одну карту.
lesson-sr-discard-again = Кадет снова сбрасывает карту.
lesson-sr-gather = Разыграйте остальное и примените все свойства, какие можно. Наберётся 20 очков боя.
lesson-sr-redoubt = Сначала должны пасть аванпосты; нажмите на знак у имени Кадета, и стол это объяснит. Атакуйте карту «{ $royal-redoubt }»: 6 очков боя уничтожат её, и она уйдёт в стопку сброса владельца.
lesson-sr-scrap = Осталось показать одно. Карту «{ $explorer }» можно отправить в утиль: она навсегда уходит из вашей колоды и даёт 2 очка боя. Сегодня вы обошлись бы и без них, но последняя атака — самое время. Отправьте её в утиль.
lesson-sr-win = Шестнадцать очков боя против 9 очков влияния. Атакуйте и победите!
lesson-sr-done = Партия ваша. Вы видели всё, что бывает за ход в Star Realms; остальное — карты, и каждая сама говорит, что делает.
lesson-lcg-sides = Вы играете за светлую сторону, за джедаев, Кадет — за тёмную, за ситхов. Вы победите, уничтожив три его директивы. Кадет победит, когда счётчик Звезды Смерти покажет 12, а он движется каждый его ход. Сначала ваши директивы: три из этих четырёх. Карту «{ $a-journey-to-dagobah }» положите под колоду.
lesson-lcg-enemy = Кадет выкладывает три свои директивы. Они лежат открыто: их вам и предстоит уничтожить.
lesson-lcg-flip = Теперь откройте свои, в любом порядке. Директивы вы защищаете, и ими же платите: на каждой указано, сколько ресурсов она даёт.
lesson-lcg-dark = Начинает тёмная сторона, и счётчик переходит на 1. Кадет играет карты «{ $advisor-to-the-emperor }» и «{ $isb-interrogators }» и платит своими картами. В самый первый ход нападать ему нельзя, зато отряд «{ $advisor-to-the-emperor }» он подчиняет Силе. Скоро увидите зачем.
lesson-lcg-luke = Ваш ход. Отряды и развития играют в фазе выдвижения. Карта «{ $luke-skywalker }» стоит 4 ресурса, сейчас это как раз по силам: сыграйте её.
lesson-lcg-pay = За каждый ресурс источник получает жетон приказа, а карта с жетоном — выдохшаяся. Хотя бы один источник должен быть той же фракции, что и карта: «{ $jedi }» и «{ $a-heros-journey }» — карты джедаев, карта «{ $hit-and-run }» нейтральна. Нажмите на все три, в любом порядке.
lesson-lcg-saber = «{ $jedi-lightsaber }» — развитие: оно усиливает другую карту. Сыграйте его и заплатите картой «{ $jedi-training }»: это источник джедаев. Останься у вас одна карта «{ $hit-and-run }», оплата бы не вышла. Затем прикрепите меч к карте «{ $luke-skywalker }».
lesson-lcg-pass = Платить больше нечем. Пасуйте: когда обе стороны спасуют подряд, ход идёт дальше. Таких минут много, ведь действовать в них может любая сторона. Дальше урок пасует за вас там, где делать нечего.
lesson-lcg-engage = Фаза конфликта. Нападите на директиву Кадета: чтобы уничтожить карту «{ $reconnaissance-mission }», нужно 5 урона. Затем пошлите в атаку отряд «{ $luke-skywalker }». Отряды могут сражаться в тот же ход, в который пришли.
lesson-lcg-defended = Кадет ставит в оборону отряд «{ $isb-interrogators }». У него черта «Щит»: он приносит с собой щит, а щит отклоняет 1 урон.
lesson-lcg-edge = Теперь стычка: обе стороны кладут карты ради перевеса, по очереди и лицом вниз, а в конце считают знаки Силы на них. Положите карту «{ $target-of-opportunity-133 }»: на ней 2 знака, и это карта рока, у неё есть ещё и эффект.
lesson-lcg-answer = Кадет отвечает своей картой. Какой, все увидят, когда обе стороны спасуют.
lesson-lcg-more = Лучше подстраховаться: положите и карту «{ $counter-stroke }». Все эти карты потом уйдут в сброс, так что у каждого перевеса есть цена.
lesson-lcg-fate = 4 знака против 2: перевес ваш! Ваша карта рока уже нанесла директиве 1 урон, а карта Кадета помогает только в атаке. И ещё на победу в стычке может ответить карта «{ $hit-and-run }»: примените её, это ещё 1 урон.
lesson-lcg-strike = У кого перевес, тот бьёт первым, и у него действуют и знаки перевеса. Нанесите удар отрядом «{ $luke-skywalker }»: за удар отряд получает жетон приказа.
lesson-lcg-icons = У удара бывает до трёх видов знаков: урон отрядам, критический урон директиве и тактика, от которой отряды выдыхаются. Порядок выбираете вы. Начните с урона и ударьте по отряду «{ $isb-interrogators }».
lesson-lcg-shielded = Щит отклонит 1 урон из 3, но отряд это не спасёт. А затем сработает критический урон: карта «{ $reconnaissance-mission }» получит 3. Первая из трёх директив уничтожена!
lesson-lcg-force = Фаза Силы. Отряды можно подчинять Силе, не больше трёх, и считаются знаки Силы тех из них, что свежи. Но отряд «{ $luke-skywalker }» выдохся, да и за удар подчинённый отряд получает два жетона. На этот раз не подчиняйте никого.
lesson-lcg-react = Отряд «{ $advisor-to-the-emperor }» выигрывает борьбу: баланс Силы на тёмной стороне, и в этот ход Кадета счётчик передвинется на два деления. Зато у карты «{ $luke-skywalker }» есть реакция на начало вражеского хода: примените её, и жетон приказа уйдёт.
lesson-lcg-guard = Теперь нападает Кадет: «{ $emperors-royal-guard }» против директивы «{ $jedi-training }». Потерянные вами директивы тоже двигают счётчик.
lesson-lcg-defend = Обороняться никто не обязан, но отряд «{ $luke-skywalker }» снова свеж: поставьте его в оборону.
lesson-lcg-hidden = Стычку всегда начинает атакующий. Кадет кладёт карту.
lesson-lcg-tie = Положите карту «{ $secret-informant }» с 1 знаком Силы. При равенстве перевес у обороны, так что больше, чем у Кадета, вам и не нужно.
lesson-lcg-first = 1 против 1: перевес ваш. Бейте раньше соперника: отрядом «{ $luke-skywalker }» по отряду «{ $emperors-royal-guard }». Кто уничтожен, тот уже не бьёт.
lesson-lcg-balance = Кадет платил картой «{ $advisor-to-the-emperor }», а выдохшиеся отряды в борьбе не считаются: баланс Силы на светлой стороне. Поэтому в начале своего хода вы можете нанести 1 урон директиве. Выберите карту «{ $the-emperors-web }».
lesson-lcg-guardian = В фазе рапорта каждая карта теряет один жетон: карта «{ $a-heros-journey }» дала два ресурса и всё ещё не свежа. Потом вы добрали руку до шести карт. Сыграйте карту «{ $guardian-of-peace }» и заплатите картами «{ $hit-and-run }» и «{ $jedi-training }».
lesson-lcg-again = Нападите на директиву «{ $fall-of-the-jedi }» одним отрядом «{ $luke-skywalker }». Отряд «{ $guardian-of-peace }» пусть остаётся дома свежим: пошлите в атаку один отряд и больше никого.
lesson-lcg-alone = Обороняться Кадету некем, свежих отрядов у него нет, и перевес достаётся вам без единой карты. Карта «{ $hit-and-run }» отвечает раз в ход: примените её снова.
lesson-lcg-unopposed = Нанесите удар и начните с критического урона. У карты «{ $luke-skywalker }» есть «Прицельный удар»: урон может достаться любому вражескому отряду, даже не участнику. Выберите отряд «{ $advisor-to-the-emperor }». А раз обороны нет, это разгром: ещё 1 урон, всего 5.
lesson-lcg-commit = Две есть, осталась одна. Подчините Силе отряд «{ $guardian-of-peace }»: он свеж, и его знак поможет удержать баланс. Обороняться он по-прежнему может. Больше никого не подчиняйте.
lesson-lcg-react-again = Ваша сумма больше: баланс остаётся у вас, и счётчик сдвинется лишь на одно деление. Снова примените реакцию карты «{ $luke-skywalker }».
lesson-lcg-droid = Отряд «{ $interrogation-droid }» заставляет вас сбросить случайную карту, а затем нападает на директиву «{ $hit-and-run }».
lesson-lcg-cover = Поставьте в оборону отряд «{ $guardian-of-peace }». У него тоже есть «Щит»: поставьте щит на него самого. А отряд «{ $luke-skywalker }» нужен свежим для последней атаки.
lesson-lcg-wager = Кадет снова начинает стычку: карта лицом вниз.
lesson-lcg-keep = Можно ответить, а можно поберечь карты. На этот раз поберегите: не кладите ничего.
lesson-lcg-heat = Это была карта рока «{ $heat-of-battle-169 }»: 1 урон вашему отряду-участнику.
lesson-lcg-stop = Ваш щит может отклонить этот урон. Используйте его: неистраченные щиты всё равно исчезнут в вашей фазе рапорта.
lesson-lcg-tactics = Отряд «{ $interrogation-droid }» бьёт тактикой: жетон приказа на любой ваш отряд. Урона нет, а ваш отряд в обороне выстоял, так что разгрома не будет.
lesson-lcg-more-balance = Ваш последний ход, если всё выйдет. Баланс Силы всё ещё на светлой стороне: ещё 1 урон директиве «{ $the-emperors-web }».
lesson-lcg-draw = Фаза призыва. Прежде чем добрать до шести карт, можно сбросить одну ненужную. Сбросьте вторую карту «{ $guardian-of-peace }».
lesson-lcg-last = У директивы «{ $the-emperors-web }» уже 2 урона из 4. Нападите на неё и пошлите в атаку отряд «{ $luke-skywalker }», больше никого.
lesson-lcg-edge-again = Отряд «{ $interrogation-droid }» выдохся после атаки, обороны нет. Примените карту «{ $hit-and-run }»: 3 из 4.
lesson-lcg-win = Нанесите удар отрядом «{ $luke-skywalker }» и выберите критический урон: третья директива падёт, и партия ваша!
lesson-lcg-done = Светлая сторона победила. Вы видели все фазы хода и столкновение от начала до конца. Незнакомы вам только события: они ждут на руке нужной минуты, хоть бы и в чужой ход.
lesson-reb-hide = Где-то в галактике повстанцы прячут базу. Вы ведёте Империю: найдите базу, захватите её — и победа ваша. Повстанцы победят, когда маркер времени встретится с маркером репутации, так что каждый раунд им на руку.
lesson-reb-plans = В раунде три фазы. Сначала стороны назначают лидеров на миссии, повстанцы первыми. Видно, кто стоит на карте, но не видно, что это за карта.
lesson-reb-palpatine = Лидеров спрашивают одного за другим. Миссии «{ $gather-intel }» нужен один знак разведки, а { $emperor-palpatine } даёт два: назначьте этого лидера. Миссия приносит карты поиска, и каждая называет место, где базы нет.
lesson-reb-vader = { $darth-vader } — мастер спецопераций. Миссия «{ $capture-rebel-operative }» берёт в плен лидера повстанцев: назначьте Вейдера на неё.
lesson-reb-stay = Не занимайте всех. Кто остался в резерве, может активировать системы, мешать миссиям и вступать в бой. Двое других пусть останутся.
lesson-reb-sabotage = Фаза командования: стороны ходят по очереди, начинают повстанцы. { $princess-leia } раскрывает миссию «{ $sabotage }» и отправляется в систему { $corellia }. Где саботаж, там ничего не строят.
lesson-reb-oppose = Попытке можно помешать. Пусть туда отправится { $general-tagge }: тогда обе стороны бросят по кубику за каждый знак навыка, и при равенстве миссия провалится.
lesson-reb-capture = Прямое попадание против пустой грани: не повезло, саботаж удался. Но { $princess-leia } всё ещё в системе { $corellia }, и ловушка готова. Раскройте миссию «{ $capture-rebel-operative }».
lesson-reb-against = Ваша цель — { $princess-leia }. { $darth-vader } даёт три кубика, { $general-tagge } уже на месте и добавит ещё один. У Леи только один.
lesson-reb-alliance = Попалась! Пленница ничем не поможет повстанцам, а у вас к ней ещё будут вопросы. Теперь { $mon-mothma } хочет склонить на свою сторону систему { $alderaan }: лояльные системы строят отряды.
lesson-reb-let = Мешать всему не нужно. В резерве остался только { $grand-moff-tarkin }, и он нужен в другом месте. Пасуйте: тогда попытка удастся без кубиков.
lesson-reb-intel = Раскройте миссию «{ $gather-intel }» и выберите систему { $naboo }, она повстанческая. Чем больше отрядов на базе, тем больше карт поиска вы возьмёте.
lesson-reb-fleet = Никто не мешает. Карта поиска говорит, что { $dagobah } — не место базы; карта галактики запомнит это за вас. Повстанцы активируют систему { $toydaria } и ведут туда флот от соседей.
lesson-reb-act = Теперь ваш флот. Активируйте систему { $ord-mantell }, лидер — { $grand-moff-tarkin }: туда придут отряды из соседних систем.
lesson-reb-from = Выберите, откуда они придут: { $coruscant }.
lesson-reb-ships = Сначала корабли: один «{ $star-destroyer }», он везёт шесть отрядов, и один «{ $assault-carrier }», он везёт четыре.
lesson-reb-cargo = Шагоходы, пехота и СИД-истребители летят на борту. Возьмите «{ $at-at }» и «{ $at-st }», два отряда «{ $stormtrooper }» и два «{ $tie-fighter }». Один пехотинец останется стеречь столицу.
lesson-reb-moved = Больше ниоткуда никто не придёт: это всё. Ваши войска оккупируют систему { $ord-mantell }, а оккупированная система тоже строит для вас.
lesson-reb-end = Повстанцы пасуют. Ходов в этом раунде у них больше не будет.
lesson-reb-pass = Резерв пуст, пасуйте и вы. Затем всё обновится: вернутся лидеры и миссии, стороны возьмут по две миссии, вы — две карты поиска, повстанцы — цель. Каждая выполненная цель тянет маркер репутации к маркеру времени.
lesson-reb-recruit = Маркер времени идёт дальше. Символ рядом с ним велит обеим сторонам завербовать лидера. Ваш новый лидер — { $colonel-yularen }: три знака разведки, а подходящая миссия вам как раз пришла.
lesson-reb-ackbar = Повстанцы выбирают одновременно с вами. Их новый лидер — { $admiral-ackbar }.
lesson-reb-grow = Второй символ: стороны строят. Каждый знак ресурса их систем ставит в очередь отряд, и сама база тоже.
lesson-reb-build = Постройте всё сразу. Число у знака говорит, через сколько раундов отряд будет готов.
lesson-reb-spread = Вышедшее из очереди развёртывают, не больше двух отрядов в системе. Повстанцы распределяют свои.
lesson-reb-deploy = Теперь вы: один отряд «{ $stormtrooper }» — { $ord-mantell }, ещё один — { $coruscant }, в любом порядке. Затем «{ $at-st }» — { $ord-mantell }: оттуда начнётся атака.
lesson-reb-again = Второй раунд. Повстанцы снова назначают лидеров, но { $princess-leia } не с ними: пленных назначить нельзя.
lesson-reb-keep = Ваши лидеры вернулись. Пусть эти четверо остаются в резерве: флоту нужен командир.
lesson-reb-droid = Теперь { $colonel-yularen }: назначьте его на миссию «{ $interrogation-droid }». Его портрет есть на карте, а это два лишних успеха.
lesson-reb-secrets = Снова начинают повстанцы. Миссией «{ $infiltration }» они заглядывают в ваши планы и решают, какую цель возьмут следующей.
lesson-reb-ask = Раскройте миссию «{ $interrogation-droid }», ваша цель — { $princess-leia }. Она защищается всеми навыками, пять кубиков против трёх; зато у вас портрет.
lesson-reb-names = Бросок ваш! Повстанцы должны назвать три системы, и среди них — систему базы. А потом они спешат склонить на свою сторону систему { $geonosis }.
lesson-reb-attack = { $dagobah }, { $hoth } или { $ilum }? Карта поиска { $dagobah } у вас, а { $hoth } — рядом с вашими отрядами, где в первой игре базу не прячут. В тумане остался только { $ilum }: активируйте эту систему, лидер — { $darth-vader }, возьмите всех, кого можно, и закончите перемещение.
lesson-reb-found = Вот она! Наземные отряды, войдя в систему, раскрывают базу со всем, что на ней. К бою присоединяется { $general-rieekan }: от лидеров зависит, сколько карт тактики возьмёт сторона.
lesson-reb-special = Первыми сражаются корабли, и ваши кубики уже брошены. Кубик с особым символом можно отдать за карту тактики. Сделайте это с обоими.
lesson-reb-enough = Хорошие карты, но не для этой минуты. Продолжайте: теперь назначают попадания.
lesson-reb-hits = Чёрные попадания ранят отряды с чёрной стойкостью, красные — с красной. У вас два чёрных: одно — «{ $x-wing }», другое — «{ $y-wing }».
lesson-reb-fire = Подбитые ещё стреляют, прежде чем погибнуть. Повстанцы один раз попали: «{ $assault-carrier }».
lesson-reb-block = Это можно заблокировать. Сыграйте карту «{ $space-defensive-formation }» и отмените урон.
lesson-reb-reroll = Теперь бой на земле. Два ваших красных кубика пусты и заслуживают новой попытки: сыграйте карту «{ $ground-concentrate-fire }» и перебросьте их.
lesson-reb-unstoppable = Два прямых попадания! А особый символ оплатит карту «{ $ground-unstoppable-assault }»: такую атаку никто не заблокирует. Сыграйте её.
lesson-reb-ground = Переходите к урону. Первое чёрное попадание само находит отряд «{ $rebel-trooper }», второе назначьте другому такому же.
lesson-reb-directs = Прямые попадания ранят любого. Одно — последнему отряду «{ $rebel-trooper }», два — отряду «{ $airspeeder }», у него стойкость 2.
lesson-reb-losses = На земле повстанцы стреляют в последний раз. Это стоит вам двух пехотинцев.
lesson-reb-retreat = После каждого раунда боя лидер может отступить вместе с отрядами. Вы побеждаете, так что останьтесь: пасуйте.
lesson-reb-last = Повстанцы тоже остались: без отрядов базы не удержать. Снова корабли: один «{ $x-wing }» против вашего флота, и кубики брошены. Продолжайте.
lesson-reb-fall = Последний выстрел по вашему флоту — мимо.
lesson-reb-done = База пала, а с ней и восстание. Вы увидели все фазы раунда и бой. Попробуйте и другую сторону: там надо прятаться, завоёвывать лояльность, выполнять цели и перенести базу, прежде чем её найдут.
lesson-swd-hand = Вы ведёте Рей и Финна, а Кадет — Кайло Рена и штурмовика. Победите обоих, и партия ваша. Вы взяли пять карт и один раз, прямо сейчас, можете обменять любые из них. Карте «{ $close-quarters-assault }» нужны кубики с ближним уроном, а их у вас ещё нет: верните её в колоду.
lesson-swd-keep = Остальные четыре пригодятся. Скажите, что готовы, и вместо возвращённой карты вы возьмёте новую.
lesson-swd-roll = Кадет тоже меняет карту. Затем все персонажи один раз бросают кубики: чья сумма больше, тот и выбирает поле боя.
lesson-swd-field = Четыре против одного: выбираете вы. Возьмите своё поле боя, «{ $starship-graveyard }». Кто контролирует поле боя, тот начинает каждый раунд. Взамен другая сторона получает два щита.
lesson-swd-shields = Один щит — Кайло Рену, один — штурмовику. Щит блокирует 1 урон, и его сбрасывают.
lesson-swd-upgrade = Первый раунд. Ходят по очереди, по одному действию, и у вас 2 ресурса. Ровно столько стоит улучшение «{ $f-11d-rifle }». Сыграйте его на Рей: у него есть свой кубик, который будет бросаться вместе с её кубиками.
lesson-swd-extra = После того как вы сыграли улучшение на Рей, её способность даёт вам дополнительное действие. Возьмите его.
lesson-swd-activate = Теперь активируйте Рей. Её карта поворачивается, а два её кубика и кубик винтовки бросаются в ваш пул.
lesson-swd-kylo = Кадет активирует Кайло Рена. Брошенные кубики сами ничего не делают: применить их результат — отдельное действие. Поэтому каждый видит, что ему грозит, и ещё может что-то предпринять.
lesson-swd-reroll = Дважды +1 ресурс. Плюс — это модификатор: он лишь прибавляется к кубику с тем же символом без плюса, а такого у вас нет. Значит, сбросьте карту, чтобы перебросить кубики: «{ $lightsaber }» стоит 3, пока это слишком дорого. Выберите оба кубика Рей. А о карте «{ $lightsaber }» не жалейте.
lesson-swd-blank = Другое дело: 1 ресурс и +1 ресурс, они подходят друг к другу. У штурмовика выпала пустая грань, от неё никакого толку.
lesson-swd-finn = Финн ещё не повёрнут. Активируйте и его.
lesson-swd-damage = Пустая грань: бывает и с героями. Кайло Рен применяет результат кубика с ближним уроном: 1 урон Рей. Урон остаётся на персонаже. Здоровье Рей — 10, и, получив столько урона, она будет побеждена.
lesson-swd-modifier = Теперь ваша очередь применять результаты. Примените 1 ресурс и добавьте к нему +1: 2 ресурса одним действием.
lesson-swd-mind = Символ особенности отсылает к карте кубика. Кайло Рен смотрит случайную карту с вашей руки и наносит столько урона, сколько она стоит: 1 урон Рей.
lesson-swd-special = Особенность есть и у вас. Карта «{ $f-11d-rifle }» наносит 2 урона, которые распределяет соперник. Используйте её.
lesson-swd-blocked = По одному на каждого, и щиты блокируют всё. Но теперь их больше нет. Затем Кадет играет поддержку «{ $power-of-the-dark-side }»: она остаётся в игре, и пользоваться ею можно раз за раунд.
lesson-swd-event = Событие действует один раз и уходит в сброс. Сыграйте за 1 ресурс «{ $let-the-wookiee-win }»: соперник либо получает 2 урона на повёрнутого персонажа, либо лишается двух кубиков.
lesson-swd-choice = Кадет выбирает урон, и достаётся он Кайло Рену, у которого щита уже нет. Затем Кадет пасует. Когда обе стороны спасуют подряд, раунд закончится.
lesson-swd-claim = Есть кое-что лучше паса: захватите поле боя. В этом раунде вы больше ничего не делаете, зато начнёте следующий и можете использовать способность поля. «{ $starship-graveyard }» кладёт улучшение из вашего сброса на верх колоды, а там у вас «{ $lightsaber }»!
lesson-swd-upkeep = Фаза перегруппировки: карты возвращаются в подготовленное положение, кубики — на свои карты, каждый получает 2 ресурса. Прежде чем добрать до пяти карт, ненужные можно сбросить. Свои оставьте.
lesson-swd-saber = Второй раунд, и «{ $lightsaber }» снова у вас. Он стоит 3 ресурса, столько у вас и есть. Сыграйте его на Рей.
lesson-swd-four = Снова улучшение на Рей, так что возьмите дополнительное действие и активируйте её: на этот раз кубиков четыре.
lesson-swd-base = Две особенности и дважды +2 ближнего урона! Но это модификаторы, им нужен кубик, к которому прибавить. Кадет тоже активирует Кайло Рена: 1 ближний урон и 1 ресурс.
lesson-swd-hope = На кубике Финна есть грань с ближним уроном. Активируйте его — и надейтесь.
lesson-swd-luck = 1 ближний урон, его-то и не хватало! Штурмовика тоже активируют, и у него выпадает 2 дальних урона.
lesson-swd-five = К одному кубику можно прибавить несколько модификаторов. Примените 1 ближний урон Финна и добавьте оба +2 Рей: это 5 урона одному персонажу, делить их нельзя. Цель — штурмовик, у него 7 здоровья.
lesson-swd-shot = Кто ещё стоит, тот ещё стреляет: 2 урона Рей, всего уже 4.
lesson-swd-together = Одним действием можно применить результаты скольких угодно кубиков с одним символом, одного за другим. Начните с особенности карты «{ $lightsaber }»: 2 неблокируемых урона, щиты от них не спасают. У штурмовика осталось как раз 2 здоровья.
lesson-swd-defeated = Побеждён! Побеждённый персонаж покидает игру навсегда, со всеми кубиками и улучшениями. Действие ещё не закончено: используйте вторую особенность, карты «{ $f-11d-rifle }». Теперь её 2 урона может получить только Кайло Рен.
lesson-swd-dark = Кадет использует действие карты «{ $power-of-the-dark-side }»: поддержка поворачивается, а один кубик перебрасывается. Кайло Рен надеется на что-то получше 1 урона.
lesson-swd-first = Выпал ресурс. У вас не осталось ни кубиков, ни ресурсов, так что снова захватите поле боя: тогда и следующий раунд начнёте вы.
lesson-swd-alone = В вашем сбросе на этот раз нет улучшений. Вы закончили, а Кадет ходит, пока не спасует: два кубика с одним символом дают 2 ресурса, и Кайло Рен получает свой «{ $lightsaber }».
lesson-swd-rest = Снова перегруппировка: все карты подготовлены, и у вас ещё 2 ресурса. Карты оставьте.
lesson-swd-third = Третий раунд. У Кайло Рена 4 урона из 11: ещё семь, и вы победили. Активируйте Рей, пока он не взялся за оружие.
lesson-swd-fighter = Особенность, 1 сброс, 1 ближний урон и 1 щит. Кадет тратит 3 ресурса на карту «{ $first-order-tie-fighter }». Это поддержка с кубиком, её активируют так же, как персонажа.
lesson-swd-both = Пока у вас 2 урона винтовки и 1 урон Рей. Активируйте Финна: нужно больше.
lesson-swd-threat = Ещё 1 ближний урон. Кайло Рен отвечает: 1 ближний урон, +2 и пустая грань.
lesson-swd-turn = Сыграйте за 1 ресурс «{ $use-the-force }»: эта карта переворачивает кубик любой гранью вверх, как символ концентрации — ваши собственные кубики. Переверните кубик карты «{ $lightsaber }» со щита на 3 ближнего урона. Это грань со стоимостью: применить её результат стоит 1 ресурс, а у вас как раз один и остался.
lesson-swd-blow = Кайло Рен бьёт сразу: 1 и ещё +2 его карты «{ $lightsaber }» — это 3 урона Рей, всего 7. Она держится.
lesson-swd-count = Теперь посчитайте. У Кайло Рена осталось 7 здоровья; винтовка даёт 2 урона, а кубики с ближним уроном — 1, 1 и 3. Сначала особенность карты «{ $f-11d-rifle }».
lesson-swd-support = Кадет активирует карту «{ $first-order-tie-fighter }», а помешать вам ему уже не на что.
lesson-swd-win = Все три кубика с ближним уроном одним действием, в любом порядке, каждый — в Кайло Рена. Кубик карты «{ $lightsaber }» стоит последнего ресурса, и он потрачен не зря.
lesson-swd-done = Кайло Рен побеждён, и партия ваша. Теперь вы знаете все действия: сыграть карту, активировать, применить результаты кубиков, сбросить карту ради переброса, использовать действие карты, захватить поле боя. Следите и за колодой: у кого в конце раунда нет карт ни на руке, ни в колоде, тот проигрывает.

keys-decision-key = d
keys-decision = к вопросу: прочитать его ещё раз
keys-zoom-key = z
keys-zoom = к карте, на которую смотрят
keys-hint-key = h
keys-hint = подсказка машины, если она разрешена
keys-find-key = f
keys-find = найти место на карте по названию, когда его нужно выбрать
keys-status-key = s
keys-status = услышать свои числа
keys-opponents-key = o
keys-opponents = услышать числа остальных
keys-clocks-key = c
keys-clocks = услышать часы
keys-last-key = l
keys-last = услышать, что произошло последним

# Колоды
nav-decks = Колоды
title-decks = Колоды
title-deck = Колода
title-deck-import = Импорт колоды
decks-no-game = Здесь нет игр, для которых собирают колоды.
decks-own = Ваши колоды
decks-none = Своих колод пока нет. Начните новую, скопируйте готовую и измените её или загрузите колоду извне.
decks-guest = Колоды гостя известны только этому браузеру.
decks-starters = Готовые колоды
decks-starters-note = Можно сразу играть. Скопируйте любую, чтобы переделать под себя.
deck-new = Новая колода
deck-import = Импортировать
deck-edit = Собирать
deck-play = Играть с машиной
deck-copy-deck = Копия
deck-copy-starter = Скопировать и изменить
deck-copy-name = { $name } (копия)
deck-drop = Удалить
deck-drop-sure = Удалить навсегда?
deck-dropped = Удалено: { $name }.
deck-all = Все колоды
deck-missing = Такой колоды нет, или она не ваша. Вы вошли под тем же именем, под которым её собирали?
deck-name = Название колоды
deck-name-none = Колода без названия
deck-save-saved = Сохранено
deck-save-waiting = Ещё не сохранено…
deck-save-saving = Сохраняется…
deck-save-failed = Не сохранено. Скоро будет новая попытка; не закрывайте страницу.
deck-save-now = Попробовать сейчас
deck-legality = Можно ли ею играть?
deck-legal = можно играть
deck-not-legal = пока нельзя
deck-problems = { $count ->
    [one] { $count } нарушение
    [few] { $count } нарушения
   *[other] { $count } нарушений
}
deck-problems-more = { $count ->
    [one] и ещё { $count } нарушение
    [few] и ещё { $count } нарушения
   *[other] и ещё { $count } нарушений
}
deck-identity = Фракция
deck-identity-any = Любая фракция
deck-identity-none = ещё не выбрана
deck-side = Сторона
deck-side-any = Обе стороны
deck-kind-any = Карты любого типа
deck-search = Сет или карта: название на любом языке, слова из текста
deck-only-taken = Уже в колоде
deck-found = { $count ->
    [one] { $count } сет
    [few] { $count } сета
   *[other] { $count } сетов
}
deck-none-found = Таких сетов нет. Попробуйте меньше слов или сбросьте отбор.
deck-number = № { $code }
deck-cards-of = Карты сета «{ $name }»
deck-copies = { $qty }, можно не больше { $most }
deck-more = Добавить: { $name }
deck-less = Убрать: { $name }
deck-now = { $name }: в колоде { $qty }.
deck-most = не больше { $most }
deck-own-only = только для фракции «{ $name }»
deck-why-side = принадлежит другой стороне
deck-why-gone = здесь неизвестно
deck-holds = В колоде
deck-holds-none = Пока пусто. Выберите фракцию и добавляйте сеты кнопкой «+».
deck-parts = { $count ->
    [one] { $count } сет
    [few] { $count } сета
   *[other] { $count } сетов
}
deck-unknown-part = Неизвестно: { $code }
deck-tab-parts = Сеты
deck-tab-deck = Колода
deck-tab-stats = Числа
deck-tab-draw = Пробная рука
deck-tab-share = Обмен и заметки
deck-stats-none = Числа появятся, как только в колоде что-нибудь будет.
deck-draw = Взять начальную руку
deck-draw-again = Ещё раз, перетасовав
deck-draw-next = Взять следующую карту
deck-draw-left = { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
   *[other] осталось { $count } карт
}
deck-draw-note = Тасует колоду, как перед партией, и показывает, что у вас было бы. Ничего не записывается.
deck-draw-empty = Брать пока нечего: колода пуста.
deck-drawn = Взято: { $name }.
deck-goals = Верхние директивы
deck-hand = Рука
deck-next = Взято после этого
deck-code = Код колоды
deck-code-note = Обозначает фракцию и сеты; у одинаковых колод коды одинаковы. Вставьте его через «Импортировать» или отправьте ссылку.
deck-code-none = Код появится, когда всё в колоде будет здесь известно.
deck-copy-code = Скопировать код
deck-export = Выгрузить
deck-copy = Скопировать
deck-file = Файл
deck-copy-by-hand = Браузер не даёт копировать. Выделите текст и скопируйте сами.
deck-form-o8d = OCTGN (.o8d)
deck-form-o8d-note = для OCTGN и программ, читающих его файлы
deck-form-text = Простой текст
deck-form-text-note = для чтения, форумов и чатов
deck-form-json = JSON
deck-form-json-note = для программ, с названием и заметками
deck-form-code = Код колоды
deck-notes = Заметки
deck-notes-hint = Для чего колода, что оставлять, что ещё попробовать
deck-paste = Вставьте колоду
deck-paste-note = Файл OCTGN (.o8d), список текстом («2x Название» или «Название x2»), наш JSON или код колоды. До 64 КБ.
deck-from-file = Или выберите файл
deck-read-do = Прочитать
deck-read = Что прочитано
deck-read-form = Прочитано как: { $form }.
deck-read-open = { $count ->
    [one] { $count } строка ждёт вашего выбора; пока она не войдёт в колоду.
    [few] { $count } строки ждут вашего выбора; пока они не войдут в колоду.
   *[other] { $count } строк ждут вашего выбора; пока они не войдут в колоду.
}
deck-read-other = Прочитать другое
deck-take = Принять
deck-means = Это значит
deck-choose = Выберите…
deck-leave-out = Пропустить эту строку
deck-how-taken = Принято
deck-how-taken-note = Эти строки вошли в список.
deck-how-aside = Отложено
deck-how-aside-note = Заголовки, примечания и всё, что лишь обрамляет список.
deck-how-unclear = Ваш выбор
deck-how-unclear-note = Эти строки можно понять по-разному. Выберите значение или пропустите их.
deck-how-unknown = Неизвестно
deck-how-unknown-note = Ничего с таким названием нет, и ничего не принято. Проверьте написание или добавьте нужное позже вручную.
deck-how-odd = Странно
deck-how-odd-note = Понято, но не сходится с остальным: слишком много, слишком мало или не входит ни в один сет списка.
deck-usual = обычная колода
deck-usual-side = обычная колода: { $side }
deck-group-own = Ваши колоды · { $side }
deck-group-starter = Готовые колоды · { $side }
deck-secret = До начала партии никто другой не видит, какая колода выбрана.
deck-bring = Взять «{ $name }»
deck-brought = Вы берёте «{ $name }». Больше никто этого не видит.
deck-side-all = Любая сторона
deck-color = Цвет
deck-color-any = Любой цвет
deck-search-cards = Карта: название на любом языке, слова из текста
deck-no-card-found = Подходящих карт нет. Уберите часть слов или сбросьте фильтры.
deck-now-cards = { $name }: в колоде { $qty }.
deck-now-dice = { $name }: { $qty ->
    [0] не в команде
    [one] { $qty } кубик
    [few] { $qty } кубика
   *[other] { $qty } кубиков
}.
deck-copies-some = В колоде: { $qty }
deck-most-cards = не больше { $most }
deck-dice-of = Кубики: { $name }
deck-dice-none = Убрать из команды: { $name }
deck-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
deck-dice-elite = Кубиков: { $dice }, элитный
deck-under = Под замыслом
deck-under-of = Одна копия под замыслом: { $name }
deck-now-under = { $name }: одна копия лежит под замыслом.
deck-now-not-under = { $name }: под замыслом копий нет.
deck-holds-no-card = Пока пусто. Сначала выберите персонажей команды, затем поле боя и карты.
deck-tab-cards = Карты
deck-draw-roll = Раздать руку и бросить кубики
deck-draw-roll-note = Колода перемешивается, раздаётся начальная рука и бросаются кубики команды, как в начале партии. Ничего не записывается.
deck-rolls = Кубики команды
deck-code-cards = Обозначает команду и карты; у одинаковых колод одинаковые коды. Вставьте его в «Импорт» или отправьте ссылку.
deck-form-swdb = JSON swdestinydb
deck-form-swdb-note = для программ, читающих колоды из базы сообщества
deck-paste-cards = Колода swdestinydb в JSON или текстом («2x Название, подзаголовок (Набор #11)»; у персонажей число — это кубики), любой список названий, наш JSON или код колоды. До 64 КБ.
fail-bad_deck = Этой колодой здесь играть нельзя. Откройте её в редакторе колод: там сказано, чего не хватает.
fail-same_side = Обе колоды оказались бы за одну сторону. Выберите колоду другой стороны.
fail-too_many_decks = Больше колод хранить негде. Удалите ненужную.
fail-deck_too_big = Для списка колоды это слишком много. Вставьте только список, не больше 64 КБ.

## Dice

acts = Действия
die-was = было: { $side }
die-sides = Грани кубика
pool-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
pool-total = вместе
pool-empty = Здесь нет кубиков
dice-on-card = { $count ->
    [one] { $count } кубик на карте
    [few] { $count } кубика на карте
   *[many] { $count } кубиков на карте
}
damage-taken = урон: { $count }
damage-blocked = заблокировано: { $count }
damage-defeats = побеждает
damage-over = лишнее: { $count }
volley = Кубики, применяемые вместе
volley-sum = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
} – { $what }: { $total }
volley-cost = стоит { $cost }
volley-fire = Применить ({ $count })
turning = Повернуть кубик: { $die }
portions-send = Подтвердить
rolls = Статистика кубиков
rolls-note = Как часто выпадала каждая грань; черта поперёк — ожидаемое среднее.
rolls-none = Ещё никто не бросал.
rolls-count = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
}
rolls-side = Грань
rolls-rolled = Выпало
rolls-expected = Ожидалось
rolls-mean = из { $n }
keys-acts-key = их буква
keys-acts = виды действий, где они есть в игре; занятые ими буквы значат обычное с Shift, а Backspace — отмена хода
